import { useEffect } from 'react'

/** How long a message stays that requires no action, in milliseconds (assumed). */
const duration = 7_000

/** Dismisses a message after a while. A new message restarts the timer; null does nothing. */
export function usePassing(message: object | null, onEnd: () => void): void {
  useEffect(() => {
    if (!message) return
    const timer = setTimeout(() => onEnd(), duration)
    return () => clearTimeout(timer)
  }, [message, onEnd])
}
