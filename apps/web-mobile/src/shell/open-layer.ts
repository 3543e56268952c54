import { openLayer } from '@jeoul/router'
import { useUnit } from 'effector-react'
import type { MouseEvent } from 'react'

/** The layers that links of the shell open. */
export const layers = { search: 'search', categories: 'categories' } as const
export type ShellLayer = (typeof layers)[keyof typeof layers]

/**
 * Attributes of a link that opens a layer over the page. Without scripts it leads to its page. On a page with a search
 * box of its own, a link to the search goes to that box.
 */
export function useOpenLayer(layer: ShellLayer) {
  const open = useUnit(openLayer)
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const box = layer === layers.search ? document.querySelector<HTMLElement>('main search input') : null
    if (box) box.focus()
    else open(layer)
  }
  return { 'aria-haspopup': 'dialog', onClick } as const
}
