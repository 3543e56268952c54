import { useEffect } from 'react'

/** How long a message stays that needs no answer, in milliseconds (assumed). */
const shown = 7_000

/** Ends what is told after a while; another one begins the time anew, and null is nothing. */
export function usePassing(told: object | null, onEnd: () => void): void {
  useEffect(() => {
    if (!told) return
    const timer = setTimeout(() => onEnd(), shown)
    return () => clearTimeout(timer)
  }, [told, onEnd])
}
