const listItems = '[aria-label="상품 목록"] li'

/** All rows of the list: ads are rows, too, but not the item around them. */
function rowsIn(root: ParentNode): readonly HTMLElement[] {
  return [...root.querySelectorAll(`${listItems} h2 a`)].flatMap(link => link.closest('li') ?? [])
}

/** The row that contains an element. */
export function rowOf(element: Element | null): HTMLElement | null {
  const row = element?.closest<HTMLElement>(listItems) ?? null
  return row && linkOf(row) ? row : null
}

/** The button of a row that an accessible name ends with: "… 비교". */
export function buttonOf(row: HTMLElement, name: string): HTMLElement | null {
  return row.querySelector<HTMLElement>(`button[aria-label$=" ${name}"]`)
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
