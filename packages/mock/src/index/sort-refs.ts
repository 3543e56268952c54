import { at } from '../catalogue/at.ts'
import type { CategoryRun } from './category-run.ts'
import type { ItemColumns } from './item-columns.ts'
import { keysOf } from './keys-of.ts'
import type { PriceColumns } from './market-columns.ts'
import type { PriceType, Sort } from './question.ts'

/** Whether an order is one of prices, which depend on the price type. */
export function isByPrice(sort: Sort): boolean {
  return sort === 'low' || sort === 'high'
}

/**
 * Sorts the refs of a category. Items without a price come last in both price orders; ties are broken by id,
 * so that orders are stable. Source: assumed.
 */
export function sortRefs(index: Indexed, run: CategoryRun, sort: Sort, type: PriceType): Uint32Array {
  const { start, size } = run
  const { columns } = index
  const key = sortKeys[sort](index, run, type)
  const keys = Float64Array.from({ length: size }, (_, row) => key(start + row))
  return Uint32Array.from({ length: size }, (_, row) => start + row).sort(
    (a, b) => at(keys, a - start) - at(keys, b - start) || at(columns.ids, a) - at(columns.ids, b),
  )
}

interface Indexed {
  readonly columns: ItemColumns
  prices(run: CategoryRun): PriceColumns
}
type Key = (ref: number) => number

const byPopularity =
  ({ columns }: Indexed) =>
  (ref: number): number =>
    -at(columns.popularity, ref)

/** How each order of the contract's enum sorts before words are weighed: smaller comes first. */
const sortKeys: Readonly<Record<Sort, (index: Indexed, run: CategoryRun, type: PriceType) => Key>> = {
  rank: byPopularity,
  relevance: byPopularity,
  low: (index, run, type) => {
    const prices = index.prices(run)[type]
    return ref => at(prices, ref) || Number.MAX_SAFE_INTEGER
  },
  high: (index, run, type) => {
    const prices = index.prices(run)[type]
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
