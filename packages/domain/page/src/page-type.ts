/** The type of a page, which selects its style sheets and shell (specification, section 2). */
export type PageType = 'list' | 'detail' | 'compare' | 'link'

const pageTypes = new Map<string, PageType>([
  ['item', 'detail'],
  ['compare', 'compare'],
  ['link', 'link'],
])

/**
 * Returns the type of a page by the first segment of its path (assumed): "The type is one of: list, detail, compare,
 * link" (specification, section 2).
 */
export function pageTypeOf(path: string): PageType {
  return pageTypes.get(path.split('/')[1] ?? '') ?? 'list'
}

/** Whether a page is shown without header and footer: `popup=1` in its query (assumed). */
export function isPopup(search: string): boolean {
  return new URLSearchParams(search).get('popup') === '1'
}
