import { savesData } from '@jeoul/ssr'
import { type RefObject, useEffect } from 'react'

/** The distance from the end at which more is loaded: about five cards. */
const ahead = '800px'

/**
 * Calls back when the end of a list comes near, once each time it is enabled. Without IntersectionObserver or
 * with data saving on, only a press loads more.
 *
 * @param isOn toggles with every load, so a list that is still shorter than the screen calls again
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
