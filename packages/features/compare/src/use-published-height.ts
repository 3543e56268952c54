import { type RefObject, useEffect, useRef } from 'react'

/**
 * Publishes the height of an element to all styles of the page, for elements that must not be covered by it.
 *
 * @param property a custom property of the root, in CSS pixels; removed with the element
 */
export function usePublishedHeight<Target extends Element>(
  property: `--${string}`,
): RefObject<Target | null> {
  const ref = useRef<Target>(null)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() =>
      style.setProperty(property, `${element.getBoundingClientRect().height}px`),
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty(property)
    }
  }, [property])
  return ref
}
