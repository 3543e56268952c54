import type { PriceType } from '@jeoul/api/types'
import type { Filter } from '@jeoul/filter-spec'
import type { FilterIndex } from './filter-index.ts'

/** The part of a filter that an item fails. An item that fails several parts is never counted. */
export const part = { none: 0, maker: 1, price: 2, firstFacet: 3, several: 0xffff } as const

/** For each item, the part of the filter that it fails. Words and malls are ignored. */
export function markRows(index: FilterIndex, filter: Filter, type: PriceType): Uint16Array {
  const marks = new Uint16Array(index.size)
  markValues(marks, part.maker, index.makers.column, index.makers.ids, filter.makers)
  markPrices(marks, index[type], filter)
  for (const [key, chosen] of Object.entries(filter.spec)) {
    const place = index.specs.findIndex(facet => facet.key === key)
    const facet = index.specs[place]
    if (facet) markValues(marks, part.firstFacet + place, facet.column, facet.values, chosen)
    // A facet that the category does not have matches no item.
    else marks.fill(part.several)
  }
  for (const { key, column } of index.traits) {
    if (filter.traits.includes(key)) markWithout(marks, column)
  }
  return marks
}

/** Excludes the items without a chosen trait from all counts: a list shows only items with every chosen trait. */
function markWithout(marks: Uint16Array, column: Uint16Array): void {
  for (let row = 0; row < marks.length; row++) if (column[row] !== 1) marks[row] = part.several
}

function fail(marks: Uint16Array, row: number, failed: number): void {
  marks[row] = marks[row] === part.none ? failed : part.several
}

function markValues(
  marks: Uint16Array,
  ownPart: number,
  column: Uint16Array,
  values: readonly string[],
  chosen: readonly string[],
): void {
  if (chosen.length === 0) return
  const passes = Uint8Array.of(0, ...values.map(value => Number(chosen.includes(value))))
  for (let row = 0; row < marks.length; row++) {
    if (passes[column[row] ?? 0] !== 1) fail(marks, row, ownPart)
  }
}

/** An item without a price is in no range. */
function markPrices(marks: Uint16Array, prices: Uint32Array, { min, max }: Filter): void {
  if (min === null && max === null) return
  const low = Math.max(1, min ?? 0)
  const high = max ?? Number.POSITIVE_INFINITY
  for (let row = 0; row < marks.length; row++) {
    const price = prices[row] ?? 0
    if (price < low || price > high) fail(marks, row, part.price)
  }
}
