interface Placement {
  readonly ad?: boolean | undefined
}

/**
 * The places of paid placements, and of all other rows: ads are no part of an order, so they stand in a block of their
 * own (assumed; docs/decisions/0057).
 *
 * @param order places in the shopper's order; null for the list's own
 * @returns places in `items`, from 0
 */
export function adsApart(items: readonly Placement[], order: readonly number[] | null) {
  const places = order?.length === items.length ? order : [...items.keys()]
  const isAd = (place: number) => items[place]?.ad === true
  return { ads: places.filter(isAd), rows: places.filter(place => !isAd(place)) }
}
