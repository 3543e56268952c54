import type { Band } from './price-bands.ts'
import type { Sort } from './question.ts'

/** Everything that a filter leaves of a category, before order and window. */
export interface Matches {
  readonly total: number
  /** Count by maker index, without the choice of makers. */
  readonly makers: Uint32Array
  readonly bands: readonly Band[]
  /** Count by price band, without the price range. */
  readonly inBands: Uint32Array
  /** Counts by facet of the leaf and by place of the value, each without the facet's own choice. */
  readonly specs: readonly Uint32Array[]
  /** Whether the item of a ref is left. */
  has(ref: number): boolean
  /** Refs of the items. */
  inOrder(sort: Sort): Uint32Array
}
