import { useEffect } from 'react'

/** Shorter movements, in pixels, are ignored. */
const slack = 8
/** Closer to the top than this, the header is always shown. */
const top = 96

/** Sets `data-scrolled-down` on the document while the visitor scrolls down. */
export function useScrollDirection(): void {
  useEffect(() => {
    let last = scrollY
    const { dataset } = document.documentElement
    const look = () => {
      if (Math.abs(scrollY - last) < slack) return
      if (scrollY > last && scrollY > top) dataset.scrolledDown = ''
      else delete dataset.scrolledDown
      last = scrollY
    }
    addEventListener('scroll', look, { passive: true })
    return () => {
      removeEventListener('scroll', look)
      delete dataset.scrolledDown
    }
  }, [])
}
