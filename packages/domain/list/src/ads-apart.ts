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
