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
