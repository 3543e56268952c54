import { at } from '../catalogue/at.ts'
import type { CategoryRun } from './category-run.ts'
import type { ItemColumns } from './item-columns.ts'
import type { PriceType, Sort } from './question.ts'

/**
 * The refs of a category in one order. Items without a price come last in both price orders, equal ones are
 * ordered by id, so that an order never differs from one time to the next. Source: assumed.
 */
export function sortRefs(columns: ItemColumns, run: CategoryRun, sort: Sort, type: PriceType): Uint32Array {
  const { start, size } = run
  const key = keyOf(columns, sort, type)
  const keys = Float64Array.from({ length: size }, (_, row) => key(start + row))
  return Uint32Array.from({ length: size }, (_, row) => start + row).sort(
    (a, b) => at(keys, a - start) - at(keys, b - start) || at(columns.ids, a) - at(columns.ids, b),
  )
}

/** Smaller comes first. */
function keyOf(columns: ItemColumns, sort: Sort, type: PriceType): (ref: number) => number {
  switch (sort) {
    case 'rank':
      return ref => -at(columns.popularity, ref)
    case 'new':
      return ref => -at(columns.registered, ref)
    case 'review':
      return ref => -at(columns.reviews, ref)
    case 'low':
      return ref => at(columns[type], ref) || Number.MAX_SAFE_INTEGER
    case 'high':
      return ref => -at(columns[type], ref)
  }
}
