import type { PickedItem } from '@jeoul/compare'

/** All rows of the list. */
function rowsIn(root: ParentNode): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-item]')]
}

/** The row that contains an element. */
export function rowOf(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>('[data-item]') ?? null
}

/** The product of the row that contains an element, as the row shows it. */
export function itemOf(element: Element): PickedItem | null {
  const row = rowOf(element)
  const itemId = row?.dataset.item
  if (!row || itemId === undefined) return null
  const image = row.querySelector('img')?.src ?? null
  return { itemId, name: linkOf(row)?.textContent ?? '', image }
}

/** CSS pixels at the top of the screen that bars may cover. */
const readingLine = 110

/**
 * The row that the keyboard moves to.
 *
 * @param from the focused row; null if the focus is outside of the rows, which moves to the first row on screen
 * @returns null at the list's end, or if there is no list
 */
export function rowAfter(root: ParentNode, from: HTMLElement | null, step: 1 | -1): HTMLElement | null {
  const rows = rowsIn(root)
  if (from) return rows[rows.indexOf(from) + step] ?? null
  return rows.find(row => row.getBoundingClientRect().bottom > readingLine) ?? null
}

/** The link to a row's product. */
export function linkOf(row: HTMLElement): HTMLElement | null {
  return row.querySelector<HTMLElement>('h2 a')
}

/** Focuses a row's product and scrolls the whole row into view. */
export function walkTo(row: HTMLElement): void {
  linkOf(row)?.focus({ preventScroll: true })
  row.scrollIntoView({ block: 'nearest' })
}
