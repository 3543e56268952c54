import type { ListSort } from './list-query.ts'

interface Placement {
  readonly ad?: boolean | undefined
}

/**
 * Splits rows into paid placements and all others. Ads have no position in a sort order, so they form a block of their
 * own. In an order by price, at most one ad stands above the rows and the others below them: a shopper who sorts by
 * price looks for the first price (both assumed; docs/decisions/0019-one-list-operation.md).
 *
 * @returns indexes in `items`, from 0
 */
export function adsApart(items: readonly Placement[], sort: ListSort) {
  const places = [...items.keys()]
  const isAd = (place: number) => items[place]?.ad === true
  const ads = places.filter(isAd)
  const rows = places.filter(place => !isAd(place))
  const isByPrice = sort === 'personal' || sort === 'low' || sort === 'high'
  const above = isByPrice && rows.length > 0 ? 1 : ads.length
  return { adsAbove: ads.slice(0, above), rows, adsBelow: ads.slice(above) }
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
