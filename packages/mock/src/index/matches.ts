import type { Band } from './price-bands.ts'
import type { Sort, Trait } from './question.ts'

/** A price band, and how many items choosing it alone would leave. */
interface CountedBand extends Band {
  readonly count: number
}

/** The result of a filter on a category, before sorting and paging. */
export interface Matches {
  readonly total: number
  /** Counts by maker index, ignoring the chosen makers. */
  readonly makers: Uint32Array
  /** Counts by mall id, ignoring the chosen malls. Taken when asked for: an item has many. */
  malls(): ReadonlyMap<number, number>
  /** Price bands with counts that ignore the price range. Cut when asked for: they need the prices of all items. */
  bands(): readonly CountedBand[]
  /** Counts by facet and value index, each ignoring the facet's own choice. */
  readonly specs: readonly Uint32Array[]
  /** How many items would be left with the trait. */
  withTrait(trait: Trait): number
  /** Whether an item matches. */
  has(ref: number): boolean
  /** Refs of the items. */
  inOrder(sort: Sort): Uint32Array
}
