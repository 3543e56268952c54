import type { FilterIndexResponse } from '@jeoul/api/types'
import { at } from '../../catalogue/at.ts'
import type { CatalogueIndex } from '../../index/catalogue-index.ts'
import type { CategoryRun } from '../../index/category-run.ts'
import { makerIdOf } from '../../index/maker-id.ts'
import { bitOf, traits } from '../../index/market-columns.ts'

/** For larger categories, sending the columns costs more than repeated queries. */
const maxItems = 5000

/**
 * The columns that a category can be filtered by; null if it is too large.
 *
 * @param shop name of the minishop that sells the items; null for all items
 */
export function buildFilterIndex(
  index: CatalogueIndex,
  run: CategoryRun,
  shop: string | null,
): FilterIndexResponse['result'] {
  const { catalogue, columns } = index
  const { start, leaf } = run
  const rows = rowsOf(index, run, shop)
  if (rows.length > maxItems) return null
  const own = (column: Uint16Array | Uint32Array) => rows.map(row => at(column, start + row))
  const { traits: traitColumn } = index.market(run)
  const makers = own(columns.makers)
  const named = [...new Set(makers)].filter(maker => catalogue.makers[maker] !== '').sort((a, b) => a - b)
  const places = new Map(named.map((maker, place) => [maker, place + 1]))
  return {
    size: rows.length,
    cash: own(index.prices(run).cash),
    card: own(index.prices(run).card),
    makers: { ids: named.map(makerIdOf), column: makers.map(maker => places.get(maker) ?? 0) },
    products: numbered(own(columns.products)),
    specs: (leaf?.facets ?? []).map(({ key, values }, place) => ({
      key,
      values: values.map(value => value.key),
      column: rows.map(row => at(at(leaf?.items.specs ?? [], place), row)),
    })),
    traits: traits.map(key => ({
      key,
      column: rows.map(row => Number((at(traitColumn, start + row) & bitOf(key, 'mainland')) !== 0)),
    })),
  }
}

/** The same values as numbers from 1, in the order in which they first occur. */
function numbered(values: readonly number[]): number[] {
  const numbers = new Map<number, number>()
  return values.map(value => {
    const number = numbers.get(value) ?? numbers.size + 1
    numbers.set(value, number)
    return number
  })
}

/** The indices of the items within a category's run. */
function rowsOf({ soldBy }: CatalogueIndex, { start, size }: CategoryRun, shop: string | null): number[] {
  if (shop === null) return Array.from({ length: size }, (_, row) => row)
  return soldBy(shop)
    .map(ref => ref - start)
    .filter(row => row >= 0 && row < size)
}
