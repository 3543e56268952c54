import { type RefObject, useEffect, useRef } from 'react'

/** A ref for a row that scrolls sideways: it returns to its start when another of its entries is chosen. */
export function useScrollToStart(chosen: string | null): RefObject<HTMLUListElement | null> {
  const row = useRef<HTMLUListElement>(null)
  const last = useRef(chosen)
  useEffect(() => {
    if (chosen !== last.current && row.current) row.current.scrollLeft = 0
    last.current = chosen
  }, [chosen])
  return row
}
