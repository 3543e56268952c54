import { type RefObject, useEffect } from 'react'

/** Calls back once, when an element is about to scroll into view. */
export function useNearby(element: RefObject<Element | null>, onNear: () => void): void {
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        onNear()
      },
      { rootMargin: '400px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, onNear])
}
