import { at } from '../catalogue/at.ts'
import type { Catalogue, Leaf } from '../catalogue/catalogue.ts'
import { type CategoryRun, layOut } from './category-run.ts'
import { type ItemColumns, joinColumns } from './item-columns.ts'
import { lazily, lazilyBy } from './lazily.ts'
import { createLru, type Lru } from './lru.ts'
import type { Matches } from './matches.ts'
import { type Band, priceBands } from './price-bands.ts'
import type { PriceType, Sort } from './question.ts'
import { searchable } from './search-text.ts'
import { sortRefs } from './sort-refs.ts'
import { rowsByGroup } from './variant-groups.ts'

/** Where an item is kept: a row of its leaf's columns. */
export interface Place {
  readonly leaf: Leaf
  readonly row: number
}

/** A catalogue made quick to ask. Whatever not every answer needs is made when it is first asked for. */
export interface CatalogueIndex {
  readonly catalogue: Catalogue
  readonly columns: ItemColumns
  readonly categories: ReadonlyMap<string, CategoryRun>
  /** What the filters asked for last leave. */
  readonly recent: Lru<string, Matches>
  place(ref: number): Place
  /** The ref of an item id. */
  find(itemId: number): number | undefined
  /** Refs of the other variants of the item's product. */
  variants(ref: number): readonly number[]
  /** Refs of a category's items. */
  order(run: CategoryRun, sort: Sort, type: PriceType): Uint32Array
  /** Cut by the cash prices, whichever price they are counted by later. */
  bands(run: CategoryRun): readonly Band[]
  /** Name and maker as `searchable` text. */
  searchText(ref: number): string
}

/** Enough for the filters that a few shoppers page through at a time. */
const keptFilters = 256

export function createCatalogueIndex(catalogue: Catalogue): CatalogueIndex {
  const { categories, leaves } = layOut(catalogue)
  const columns = joinColumns(leaves)
  const place = (ref: number): Place => {
    const { leaf, start } = at(leaves, at(columns.leaves, ref))
    return { leaf, row: ref - start }
  }
  const refs = lazily(() => new Map(Array.from(columns.ids, (id, ref) => [id, ref])))
  const groups = lazilyBy((leaf: Leaf) => rowsByGroup(leaf.items))
  const orders = lazilyBy((run: CategoryRun) =>
    lazilyBy((sort: Sort) => lazilyBy((type: PriceType) => sortRefs(columns, run, sort, type))),
  )
  return {
    catalogue,
    columns,
    categories,
    recent: createLru(keptFilters),
    place,
    find: itemId => refs().get(itemId),
    variants(ref) {
      const { leaf, row } = place(ref)
      const rows = groups(leaf).get(at(leaf.items.groups, row)) ?? []
      return rows.filter(other => other !== row).map(other => ref - row + other)
    },
    order: (run, sort, type) => orders(run)(sort)(sort === 'low' || sort === 'high' ? type : 'cash'),
    bands: lazilyBy(run => priceBands(columns.cash.subarray(run.start, run.start + run.size))),
    searchText: lazilyBy(ref => {
      const { leaf, row } = place(ref)
      return searchable(`${leaf.items.text(row).name}\n${at(catalogue.makers, at(columns.makers, ref))}`)
    }),
  }
}
