import { type RefObject, useEffect, useRef } from 'react'

/**
 * Tells all styles of the page how high an element is, for what must not lie below it.
 *
 * @param property a custom property of the root, in CSS pixels; it goes with the element
 */
export function useToldHeight<Told extends Element>(property: `--${string}`): RefObject<Told | null> {
  const ref = useRef<Told>(null)
  useEffect(() => {
    const told = ref.current
    if (!told) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() =>
      style.setProperty(property, `${told.getBoundingClientRect().height}px`),
    )
    observer.observe(told)
    return () => {
      observer.disconnect()
      style.removeProperty(property)
    }
  }, [property])
  return ref
}
