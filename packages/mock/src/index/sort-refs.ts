import { at } from '../catalogue/at.ts'
import type { ItemColumns } from './item-columns.ts'
import { keysOf } from './keys-of.ts'
import type { Sort } from './question.ts'

/** Whether an order is one of prices, which depend on the price type. */
export function isByPrice(sort: Sort): boolean {
  return sort === 'low' || sort === 'high'
}

/**
 * Sorts refs. Items without a price come last in both price orders; ties are broken by id, so that orders are stable.
 * Source: assumed.
 */
export function sortRefs(refs: Uint32Array, sort: Sort, items: SortedItems): Uint32Array {
  const keys = Float64Array.from(refs, sortKeys[sort](items))
  const idAt = (place: number) => at(items.columns.ids, at(refs, place))
  return Uint32Array.from(refs.keys())
    .sort((a, b) => at(keys, a) - at(keys, b) || idAt(a) - idAt(b))
    .map(place => at(refs, place))
}

interface SortedItems {
  readonly columns: ItemColumns
  /** By ref; only for orders of prices. */
  prices(): Uint32Array
}
type Key = (ref: number) => number

const byPopularity =
  ({ columns }: SortedItems): Key =>
  ref =>
    -at(columns.popularity, ref)

/** How each order of the contract's enum sorts before words are weighed: smaller comes first. */
const sortKeys: Readonly<Record<Sort, (items: SortedItems) => Key>> = {
  rank: byPopularity,
  relevance: byPopularity,
  low: items => {
    const prices = items.prices()
    return ref => at(prices, ref) || Number.MAX_SAFE_INTEGER
  },
  high: items => {
    const prices = items.prices()
    return ref => -at(prices, ref)
  },
  new:
    ({ columns }) =>
    ref =>
      -at(columns.registered, ref),
  review:
    ({ columns }) =>
    ref =>
      -at(columns.reviews, ref),
}

export const sorts: readonly Sort[] = keysOf(sortKeys)
