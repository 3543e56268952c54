import { savesData } from '@jeoul/ssr'
import { type RefObject, useEffect } from 'react'

/** So far before its end a list asks for more: about five cards. */
const ahead = '800px'

/**
 * Tells when the end of a list comes near, once for every time it may be told. Where the browser cannot say, or the
 * visitor saves data, only a press asks for more.
 *
 * @param isOn may change with every load: a list that is still too short for the screen tells again
 */
export function useNearEnd(end: RefObject<Element | null>, isOn: boolean, near: () => void): void {
  useEffect(() => {
    if (!isOn || !end.current || !('IntersectionObserver' in window) || savesData()) return
    const observer = new IntersectionObserver(
      entries => entries.some(({ isIntersecting }) => isIntersecting) && near(),
      { rootMargin: `0px 0px ${ahead}` },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [end, isOn, near])
}

/** Tries again by itself when the connection is back. */
export function useBackOnline(isOn: boolean, retry: () => void): void {
  useEffect(() => {
    if (!isOn) return
    const again = () => retry()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [isOn, retry])
}
