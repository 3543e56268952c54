import { useEffect } from 'react'

type Countdown = {
  /** A second has passed while the page was in sight: what nobody sees does not count. */
  readonly onSecond: () => void
  /** A key was pressed: whoever moves through the page by keys is slower than any count. */
  readonly onKey: () => void
}

/** Counts seconds as long as something counts down. */
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
