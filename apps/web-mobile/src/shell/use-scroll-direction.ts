import { useEffect } from 'react'

/** Shorter movements, in pixels, are ignored. */
const slack = 8
/** Closer to the top than this, the bars are always shown. */
const top = 96
/** The distance in screens from which there is a button back to the top. */
const farScreens = 1.5

/**
 * Sets `data-scrolled-down` on the document while the visitor scrolls down, and `data-scrolled-far` where the
 * top is far away.
 */
export function useScrollDirection(): void {
  useEffect(() => {
    let last = scrollY
    const root = document.documentElement
    const look = () => {
      if (Math.abs(scrollY - last) < slack) return
      root.toggleAttribute('data-scrolled-down', scrollY > last && scrollY > top)
      root.toggleAttribute('data-scrolled-far', scrollY > farScreens * innerHeight)
      last = scrollY
    }
    addEventListener('scroll', look, { passive: true })
    return () => {
      removeEventListener('scroll', look)
      root.removeAttribute('data-scrolled-down')
      root.removeAttribute('data-scrolled-far')
    }
  }, [])
}
