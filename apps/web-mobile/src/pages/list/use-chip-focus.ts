import { $chips } from '@jeoul/list'
import { useUnit } from 'effector-react'
import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * A pressed chip disappears with its filter: the focus goes to the chip in its place, else to the button of the filters.
 *
 * @returns for the element around the chips
 */
export function useChipFocus(): RefObject<HTMLDivElement | null> {
  const chips = useUnit($chips)
  const line = useRef<HTMLDivElement>(null)
  const before = useRef<readonly HTMLElement[]>([])
  const focused = useRef<HTMLElement | null>(null)

  useLayoutEffect(() => {
    const element = line.current
    const note = ({ target }: Event) => {
      focused.current = target instanceof HTMLElement ? target : null
    }
    element?.addEventListener('focusin', note)
    return () => {
      // With the last chip the line goes, too.
      if (element?.contains(document.activeElement)) queueMicrotask(focusFilters)
    }
  }, [])

  useLayoutEffect(() => {
    const links = [...(line.current?.querySelectorAll<HTMLElement>('li a') ?? [])]
    const place = focused.current ? before.current.indexOf(focused.current) : -1
    const isLost = document.activeElement === document.body && focused.current?.isConnected === false
    const next = links[place] ?? links.at(-1)
    if (isLost && place >= 0) next ? next.focus({ preventScroll: true }) : focusFilters()
    before.current = links
  }, [chips])

  return line
}

function focusFilters(): void {
  document.querySelector<HTMLElement>('[data-key="filter"]')?.focus({ preventScroll: true })
}
