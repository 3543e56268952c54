interface Placement {
  readonly ad?: boolean | undefined
}

/**
 * Splits rows into paid placements and all others. Ads have no position in a sort order, so they form a block of their
 * own (assumed; docs/decisions/0019-one-list-operation.md).
 *
 * @param order indexes of the rows in the order in which the shopper sees them; null for the list's own order
 * @returns indexes in `items`, from 0
 */
export function adsApart(items: readonly Placement[], order: readonly number[] | null) {
  const places = order?.length === items.length ? order : [...items.keys()]
  const isAd = (place: number) => items[place]?.ad === true
  return { ads: places.filter(isAd), rows: places.filter(place => !isAd(place)) }
}

/**
 * The position of each row in the list's order, from 1; null for paid placements, which have none.
 *
 * @param first the position of the page's first product, from 1
 */
export function ranksOf(
  items: readonly { readonly ad?: boolean | undefined }[],
  first: number,
): (number | null)[] {
  let next = first
  return items.map(({ ad }) => (ad ? null : next++))
}
