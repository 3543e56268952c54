import type { PriceBand, PriceType, Trait } from '@jeoul/api/types'
import type { Filter } from '@jeoul/filter-spec'
import type { FilterIndex } from './filter-index.ts'
import { markRows, part } from './mark-rows.ts'

/** How many items a filter leaves, and how many each further choice would leave. */
export interface ChoiceCounts {
  readonly total: number
  /** By maker id, ignoring the chosen makers. */
  readonly makers: Readonly<Record<string, number>>
  /** By facet key and value key, each facet ignoring its own choice. */
  readonly specs: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** By trait: the items that would remain with the trait and all other choices. Only traits of the index. */
  readonly traits: Readonly<Partial<Record<Trait, number>>>
  /** One per price band, ignoring the chosen range. */
  readonly bands: readonly number[]
}

/**
 * Counts the same way as `getItems`: values of one facet are combined by OR, facets by AND, and each facet ignores its
 * own choice. Source: the contract (assumed).
 *
 * @param bands in ascending order, without gaps
 * @returns null if the filter has words, malls, or traits that the index lacks
 */
export function countChoices(
  index: FilterIndex,
  bands: readonly PriceBand[],
  filter: Filter,
  type: PriceType,
): ChoiceCounts | null {
  const isIndexed = (trait: Trait) => index.traits.some(({ key }) => key === trait)
  if (filter.kwd !== '' || filter.malls.length > 0 || !filter.traits.every(isIndexed)) return null
  const marks = markRows(index, filter, type)
  const specs: Record<string, Record<string, number>> = {}
  index.specs.forEach(({ key, values, column }, place) => {
    specs[key] = countsByKey(
      values,
      tally(index, marks, part.firstFacet + place, values.length, i => column[i] ?? 0),
    )
  })
  const { ids, column } = index.makers
  const ends = bands.map(({ max }) => max ?? Number.POSITIVE_INFINITY)
  const prices = index[type]
  const bandOf = (row: number) => {
    const price = prices[row] ?? 0
    return price === 0 ? 0 : ends.findIndex(end => price <= end) + 1
  }
  return {
    total: tally(index, marks, part.none, 0, () => 0)[0] ?? 0,
    makers: countsByKey(
      ids,
      tally(index, marks, part.maker, ids.length, row => column[row] ?? 0),
    ),
    specs,
    traits: Object.fromEntries(
      index.traits.map(({ key, column }) => [
        key,
        tally(index, marks, part.none, 1, row => column[row] ?? 0)[1],
      ]),
    ),
    bands: [...tally(index, marks, part.price, bands.length, bandOf).subarray(1)],
  }
}

/**
 * Counts rows by value: rows that match the whole filter, or fail only in `ownPart`. Variants of one product count once
 * per value.
 */
function tally(
  { products, size }: FilterIndex,
  marks: Uint16Array,
  ownPart: number,
  places: number,
  placeOf: (row: number) => number,
): Uint32Array {
  const counts = new Uint32Array(places + 1)
  const counted = new Uint8Array(products ? (size + 1) * counts.length : 0)
  for (let row = 0; row < marks.length; row++) {
    const mark = marks[row]
    if (mark !== part.none && mark !== ownPart) continue
    const place = placeOf(row)
    if (products) {
      const pair = (products[row] ?? 0) * counts.length + place
      if (counted[pair] === 1) continue
      counted[pair] = 1
    }
    counts[place] = (counts[place] ?? 0) + 1
  }
  return counts
}

function countsByKey(keys: readonly string[], counts: Uint32Array): Record<string, number> {
  return Object.fromEntries(keys.map((key, place) => [key, counts[place + 1] ?? 0]))
}
