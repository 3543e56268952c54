import { useEffect } from 'react'

/** Pixels that are no decision yet. */
const slack = 8
/** The top of the page is never reading on. */
const top = 96

/** Marks the document with `data-scrolled-down` while the visitor reads on. */
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
