import type { PickedItem } from '@jeoul/compare'

/** The rows of the list on the page. */
function rowsIn(root: ParentNode): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-item]')]
}

/** The row that an element stands in. */
export function rowOf(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>('[data-item]') ?? null
}

/** The product of the row that an element stands in, as the row shows it. */
export function itemOf(element: Element): PickedItem | null {
  const row = rowOf(element)
  const itemId = row?.dataset.item
  if (!row || itemId === undefined) return null
  const image = row.querySelector('img')?.src ?? null
  return { itemId, name: linkOf(row)?.textContent ?? '', image }
}

/** What lies above this, in CSS pixels, is under the bars at the top of the screen. */
const readingLine = 110

/**
 * The row to walk to.
 *
 * @param from where the focus is; null outside the rows, where the first row on screen is next
 * @returns null at the list's end, or where there is no list
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

/** Puts the focus on a row's product and brings the whole row on screen. */
export function walkTo(row: HTMLElement): void {
  linkOf(row)?.focus({ preventScroll: true })
  row.scrollIntoView({ block: 'nearest' })
}
