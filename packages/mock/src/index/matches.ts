import type { Band } from './price-bands.ts'
import type { Sort } from './question.ts'

/** The result of a filter on a category, before sorting and paging. */
export interface Matches {
  readonly total: number
  /** Counts by maker index, ignoring the chosen makers. */
  readonly makers: Uint32Array
  readonly bands: readonly Band[]
  /** Counts by price band, ignoring the price range. */
  readonly inBands: Uint32Array
  /** Counts by facet and value index, each ignoring the facet's own choice. */
  readonly specs: readonly Uint32Array[]
  /** Whether an item matches. */
  has(ref: number): boolean
  /** Refs of the items. */
  inOrder(sort: Sort): Uint32Array
}
