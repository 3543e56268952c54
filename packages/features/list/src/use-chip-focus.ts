import { $chips } from '@jeoul/list'
import { useUnit } from 'effector-react'
import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus on the chips. A pressed chip disappears with its filter: the focus moves to the chip that takes its place,
 * or to the last one. After the only chip it stays where the chip's link moved it (`data-scrolls-to`).
 *
 * @returns a ref for the element around the chips
 */
export function useChipFocus(): RefObject<HTMLDivElement | null> {
  const chips = useUnit($chips)
  const line = useRef<HTMLDivElement>(null)
  const before = useRef<readonly Element[]>([])
  const focused = useRef<Element | null>(null)

  useLayoutEffect(() => {
    const note = ({ target }: Event) => {
      focused.current = target instanceof Element ? target : null
    }
    line.current?.addEventListener('focusin', note)
  }, [])

  useLayoutEffect(() => {
    const links = [...(line.current?.querySelectorAll('a') ?? [])].slice(0, chips.length)
    const place = focused.current ? before.current.indexOf(focused.current) : -1
    const { activeElement, body } = document
    // The link has focused its target, which is right only if no chip is left.
    const isElsewhere = activeElement !== body && activeElement?.id !== line.current?.dataset.scrollsTo
    const isLost = focused.current?.isConnected === false && !isElsewhere
    if (isLost && place >= 0) (links[place] ?? links.at(-1))?.focus({ preventScroll: true })
    before.current = links
  }, [chips])

  return line
}
