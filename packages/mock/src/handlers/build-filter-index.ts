import type { FilterIndexResponse } from '@jeoul/api/types'
import { at } from '../catalogue/at.ts'
import type { CatalogueIndex } from '../index/catalogue-index.ts'
import type { CategoryRun } from '../index/category-run.ts'
import { makerIdOf } from '../index/maker-id.ts'

/** Beyond it, the columns weigh more than asking again does. */
const mostItems = 5000

/** The columns that a category can be filtered by; null for one that is too large. */
export function buildFilterIndex(
  { catalogue, columns }: CatalogueIndex,
  { start, size, leaf }: CategoryRun,
): FilterIndexResponse['result'] {
  if (size > mostItems) return null
  const own = (column: Uint16Array | Uint32Array) => column.subarray(start, start + size)
  const makers = own(columns.makers)
  const named = [...new Set(makers)].filter(maker => catalogue.makers[maker] !== '').sort((a, b) => a - b)
  const places = new Map(named.map((maker, place) => [maker, place + 1]))
  return {
    size,
    cash: [...own(columns.cash)],
    card: [...own(columns.card)],
    makers: { ids: named.map(makerIdOf), column: Array.from(makers, maker => places.get(maker) ?? 0) },
    specs: (leaf?.facets ?? []).map(({ key, values }, place) => ({
      key,
      values: values.map(value => value.key),
      column: [...at(leaf?.items.specs ?? [], place).subarray(0, size)],
    })),
  }
}
