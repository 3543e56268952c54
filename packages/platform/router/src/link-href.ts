/**
 * The way from a product to a mall. Apart from the other `hrefs`, since lists have none.
 *
 * @param search what was seen of the offer, with its '?', or ''
 */
export function linkHref(itemId: string, mallId: string, search = ''): string {
  return `/link/${encodeURIComponent(itemId)}/${encodeURIComponent(mallId)}${search}`
}
