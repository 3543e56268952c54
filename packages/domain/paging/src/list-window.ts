/** The part of a list that a call requests: items `[offset, limit)`; `limit` is exclusive. */
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

/**
 * The number of items that one load adds: "Mobile product list page size: 30; offset step 30" (specification, section
 * 9).
 */
export const loadStep = 30

/**
 * The window of one load of a list that grows: "limit = offset + 30; the offset rises by 30 per load" (specification,
 * section 4).
 *
 * @param offset the first item of the load, from 0
 */
export function loadWindow(offset: number): ListWindow {
  return { offset, limit: offset + loadStep }
}

/** The number of pages of a list; an empty list has one, empty page. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size))
}
