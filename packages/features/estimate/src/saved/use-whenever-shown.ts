import { useEffect } from 'react'

/** Calls back when the view appears, and whenever the shopper returns to its tab. */
export function useWheneverShown(onShown: () => void): void {
  useEffect(() => {
    const stop = new AbortController()
    const follow = () => document.visibilityState === 'visible' && onShown()
    document.addEventListener('visibilitychange', follow, stop)
    onShown()
    return () => stop.abort()
  }, [onShown])
}
