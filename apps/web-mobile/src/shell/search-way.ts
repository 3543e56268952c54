import { openByPress } from './open-by-press.ts'

/** The name of the layer that the search is. */
export const searchLayer = 'search'

/**
 * Hears of presses on the links to the search. A page that has the box itself is not covered by another one.
 *
 * @returns stops listening
 */
export function openSearchByPress(window: Window, open: () => void): () => void {
  return openByPress(window, 'a[data-search]', () => {
    const box = window.document.querySelector<HTMLElement>('main search input')
    if (box) box.focus()
    else open()
  })
}
