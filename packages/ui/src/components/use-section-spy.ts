import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Tracks which section is being read: the last one whose top has passed the upper third of the screen; at the
 * end of the page, the last one.
 *
 * @param ids of elements, in page order
 * @param onReach called when the section changes; with null above the first one
 */
export function useSectionSpy(ids: readonly string[], onReach: (id: string | null) => void): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  const reached = useEffectEvent(onReach)
  const key = ids.join(' ')
  useEffect(() => {
    const sections = key.split(' ')
    let last: string | null | undefined
    let frame = 0
    const { pathname } = location
    const look = () => {
      frame = 0
      // The address is already that of the page that the visitor goes to.
      if (location.pathname !== pathname) return
      const now = sectionInSight(sections)
      if (now === last) return
      setCurrent(now)
      if (last !== undefined) reached(now)
      last = now
    }
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look)
    }
    look()
    addEventListener('scroll', lookSoon, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', lookSoon)
    }
  }, [key])
  return current
}

function sectionInSight(ids: readonly string[]): string | null {
  const tops = ids.map(id => document.getElementById(id)?.getBoundingClientRect().top)
  const passed = ids.filter((_, place) => (tops[place] ?? Number.POSITIVE_INFINITY) < innerHeight / 3)
  const { scrollHeight, scrollTop, clientHeight } = document.documentElement
  const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2
  return (isAtEnd ? ids : passed).at(-1) ?? null
}
