import { useEffect } from 'react'

type Countdown = {
  /** A second has passed while the page was visible. Hidden time does not count. */
  readonly onSecond: () => void
  /** A key was pressed. Visitors who navigate by keyboard may need more time. */
  readonly onKey: () => void
}

/** Ticks every second while counting. */
export function useCountdown(isCounting: boolean, { onSecond, onKey }: Countdown): void {
  useEffect(() => {
    if (!isCounting) return
    const timer = setInterval(() => document.visibilityState === 'visible' && onSecond(), 1000)
    addEventListener('keydown', onKey)
    return () => {
      clearInterval(timer)
      removeEventListener('keydown', onKey)
    }
  }, [isCounting, onSecond, onKey])
}
