import { useEffect, useState } from 'react'

/** Excludes the strip covered by the navigation. */
const clearOfNavigation = '0px 0px -64px'

/**
 * Whether an element of the page is on screen. False until the browser has measured, and if there is none.
 *
 * @param selector of the element
 * @param key changes with the page's content, so that the element is looked up again
 */
export function useOnScreen(selector: string, key: unknown): boolean {
  const [isOnScreen, setOnScreen] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      entries => setOnScreen(entries.at(-1)?.isIntersecting === true),
      { rootMargin: clearOfNavigation },
    )
    // Its region may come later than this one.
    const arrivals = new MutationObserver(look)
    function look() {
      const element = document.querySelector(selector)
      if (!element) return setOnScreen(false)
      arrivals.disconnect()
      observer.observe(element)
    }
    arrivals.observe(document.body, { childList: true, subtree: true })
    look()
    return () => {
      arrivals.disconnect()
      observer.disconnect()
    }
  }, [selector, key])
  return isOnScreen
}
