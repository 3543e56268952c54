/** The part of a list a call asks for: items `[offset, limit)`, `limit` being the exclusive end. */
export interface ListWindow {
  readonly offset: number
  readonly limit: number
}

/**
 * The window of a desktop page.
 *
 * @param page from 1
 * @param size items a page
 */
export function pageWindow(page: number, size: number): ListWindow {
  return { offset: (page - 1) * size, limit: page * size }
}

/** How many pages a list has; a list without items has one, empty. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size))
}
