import { at } from '../catalogue/at.ts'
import type { Catalogue, Leaf } from '../catalogue/catalogue.ts'
import { type CategoryRun, type LeafRun, layOut, wholeOf } from './category-run.ts'
import { inStepsBy, type Steps } from './in-steps.ts'
import { type ItemColumns, joinColumns } from './item-columns.ts'
import { lazily, lazilyBy } from './lazily.ts'
import { createLru, type Lru } from './lru.ts'
import { createMarketColumns, type Market, type PriceColumns } from './market-columns.ts'
import type { Matches } from './matches.ts'
import { type Band, bandColumn, priceBands } from './price-bands.ts'
import type { PriceType, Sort } from './question.ts'
import { refsByShop } from './refs-by-shop.ts'
import { relevanceOf } from './relevance.ts'
import { kindsOf, type SearchTexts, searchTextsOf, specTextsOf } from './search-text.ts'
import { isByPrice, sortRefs } from './sort-refs.ts'
import { rowsByGroup } from './variant-groups.ts'

/** Where an item is kept: a row of its leaf's columns. */
export interface Place {
  readonly leaf: Leaf
  readonly row: number
}

/** Indexes of a catalogue for fast queries. What only some queries need is created on demand. */
export interface CatalogueIndex {
  readonly catalogue: Catalogue
  readonly columns: ItemColumns
  readonly categories: ReadonlyMap<string, CategoryRun>
  /** The categories that have items of their own, in the order of their runs. */
  readonly leaves: readonly LeafRun[]
  /** Every item, for a search through everything. */
  readonly whole: CategoryRun
  /** Results of recent filters. */
  readonly recent: Lru<string, Matches>
  place(ref: number): Place
  /** The ref of an item id. */
  find(itemId: number): number | undefined
  /** Refs of the other variants of the item's product. */
  variants(ref: number): readonly number[]
  /** What is derived from the offers of a category's items, by ref. */
  readonly market: Market['of']
  /** The prices of a category's items, by ref. */
  readonly prices: (...asked: Parameters<Market['of']>) => PriceColumns
  /** Refs of a category's items; before words are weighed, relevance is popularity. */
  order(run: CategoryRun, sort: Sort, type: PriceType): Uint32Array
  /** Bands are cut by prices for any card, even if card prices are counted later. */
  bands(run: CategoryRun): readonly Band[]
  /** For every row of a category the index of its price band plus 1, or 0 without a price. */
  bandColumn(run: CategoryRun, type: PriceType): Uint16Array
  /** Refs of what a minishop sells; empty for an unknown name. */
  soldBy(shop: string): readonly number[]
  /** How well each row of a category matches a keyword; larger is better. */
  relevance(run: CategoryRun, keyword: string): Uint16Array
  /** The text that keywords are searched in, for every row of a leaf. */
  searchTexts(leaf: Leaf): SearchTexts
  /** The key specs that a keyword may also be found in, unless it is a kind of product. */
  specTexts(leaf: Leaf): SearchTexts
  /**
   * Whether a category's name ends with a word. It then means those products: 쿨러 is no search for cases by the height of
   * the cooler that fits.
   */
  isKind(word: string): boolean
  /** Makes the texts that keywords are searched in, and the order of popularity, in steps. */
  prepareTexts(): Steps<void>
  /** Draws the offers of items before they are asked for, in steps. */
  readonly prepareOffers: Market['fill']
}

function refsOf({ start, size }: CategoryRun): Uint32Array {
  return Uint32Array.from({ length: size }, (_, row) => start + row)
}

/** Enough for the filters of a few simultaneous shoppers. */
const cachedFilters = 256
const cachedRelevances = 32

/** Indexes a catalogue. Orders, texts and filter results are created on first use. */
export function createCatalogueIndex(catalogue: Catalogue): CatalogueIndex {
  const { categories, leaves } = layOut(catalogue)
  const columns = joinColumns(leaves)
  const place = (ref: number): Place => {
    const { leaf, start } = at(leaves, at(columns.leaves, ref))
    return { leaf, row: ref - start }
  }
  const refs = lazily(() => new Map(Array.from(columns.ids, (id, ref) => [id, ref])))
  const shops = lazily(() => refsByShop(leaves))
  const groups = lazilyBy((leaf: Leaf) => rowsByGroup(leaf.items))
  const market = createMarketColumns(catalogue, leaves, columns.size)
  const prices = (...asked: Parameters<Market['of']>) => market.of(...asked).prices
  const orders = lazilyBy((run: CategoryRun) =>
    lazilyBy((sort: Sort) =>
      lazilyBy((type: PriceType) =>
        sortRefs(refsOf(run), sort, { columns, prices: () => prices(run)[type] }),
      ),
    ),
  )
  const bands = lazilyBy((run: CategoryRun) =>
    priceBands(prices(run).cash.subarray(run.start, run.start + run.size)),
  )
  const bandColumns = lazilyBy((run: CategoryRun) =>
    lazilyBy((type: PriceType) =>
      bandColumn(bands(run), prices(run)[type].subarray(run.start, run.start + run.size)),
    ),
  )
  const relevances = createLru<string, Uint16Array>(cachedRelevances)
  const searchTexts = inStepsBy((leaf: Leaf) => searchTextsOf(leaf, catalogue.makers))
  const specTexts = inStepsBy(specTextsOf)
  const kinds = lazily(() => leaves.flatMap(({ node }) => kindsOf(node.name)))
  const index: CatalogueIndex = {
    catalogue,
    columns,
    categories,
    leaves,
    whole: wholeOf(catalogue.roots, columns.size),
    recent: createLru(cachedFilters),
    place,
    market: market.of,
    prices,
    find: itemId => refs().get(itemId),
    variants(ref) {
      const { leaf, row } = place(ref)
      const rows = groups(leaf).get(at(leaf.items.groups, row)) ?? []
      return rows.filter(other => other !== row).map(other => ref - row + other)
    },
    order: (run, sort, type) =>
      orders(run)(sort === 'relevance' ? 'rank' : sort)(isByPrice(sort) ? type : 'cash'),
    bands,
    bandColumn: (run, type) => bandColumns(run)(type),
    relevance: (run, keyword) =>
      relevances.get(`${run.node.cateId} ${keyword}`, () =>
        relevanceOf(leaves, searchTexts.get, run, keyword),
      ),
    soldBy: shop => shops().get(shop) ?? [],
    searchTexts: searchTexts.get,
    specTexts: specTexts.get,
    isKind: word => kinds().some(kind => kind.endsWith(word)),
    *prepareTexts() {
      for (const run of leaves) {
        yield* searchTexts.prepare(run.leaf)
        yield* specTexts.prepare(run.leaf)
        index.order(run, 'rank', 'cash')
        yield
      }
      index.order(index.whole, 'rank', 'cash')
    },
    prepareOffers: market.fill,
  }
  return index
}
