import { at } from '../catalogue/at.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import type { CategoryRun } from './category-run.ts'
import { countMalls, countPassing, countProducts, countWith, tally } from './count-rows.ts'
import { lazily, lazilyBy } from './lazily.ts'
import { type Marks, mark, markRows } from './mark-rows.ts'
import { bitOf } from './market-columns.ts'
import type { Matches } from './matches.ts'
import { type Band, bandColumn, priceBands } from './price-bands.ts'
import { type Filter, noFilter, type Sort } from './question.ts'
import { byRelevance } from './relevance.ts'
import { isByPrice, sortRefs } from './sort-refs.ts'

export function matchesOf(index: CatalogueIndex, run: CategoryRun, filter: Filter): Matches {
  const { start, size, leaf } = run
  const marks = markRows(index, run, filter)
  const products = filter.isGrouped ? index.columns.products.subarray(start, start + size) : null
  const makers = new Uint32Array(index.catalogue.makers.length)
  tally(makers, marks, mark.maker, index.columns.makers.subarray(start, start + size), products)
  const specs = (leaf?.facets ?? []).map(({ values }, place) => {
    const counts = new Uint32Array(values.length + 1)
    tally(counts, marks, mark.firstFacet + place, at(leaf?.items.specs ?? [], place), products)
    return counts.subarray(1)
  })
  const passing = countPassing(marks)
  const total = products ? countProducts(marks, products) : passing
  return {
    total,
    makers,
    malls: lazily(() => countMalls(index, run, marks, products)),
    bands: lazily(() => {
      const { bands, column } = cutPrices(index, run, filter)
      const counts = new Uint32Array(bands.length + 1)
      tally(counts, marks, mark.price, column, products)
      return bands.map((band, place) => ({ ...band, count: at(counts, place + 1) }))
    }),
    specs,
    withTrait: trait => countWith(index, run, marks, products, bitOf(trait, filter.region)),
    has: ref => marks[ref - start] === mark.passes,
    inOrder: lazilyBy((sort: Sort) => {
      const kept = orderOf(index, run, filter, sort, marks, passing)
      const isRelevance = sort === 'relevance' && filter.keyword !== ''
      const scores = isRelevance ? index.relevance(run, filter.keyword) : []
      const sorted = isRelevance ? byRelevance(kept, ref => at(scores, ref - start)) : kept
      return products ? firstOfEach(sorted, ref => at(products, ref - start)) : sorted
    }),
  }
}

/** The passing items in order. Few ones of the whole catalogue are sorted by themselves, without the prices of the rest. */
function orderOf(
  index: CatalogueIndex,
  run: CategoryRun,
  filter: Filter,
  sort: Sort,
  marks: Marks,
  passing: number,
): Uint32Array {
  const { start, size } = run
  if (isByPrice(sort) && isFewOfAll(index, run, filter)) {
    const passes = (ref: number) => marks[ref - start] === mark.passes
    const refs = index.order(run, 'rank', filter.type).filter(passes)
    return sortRefs(refs, sort, {
      columns: index.columns,
      prices: () => index.prices(run, passes)[filter.type],
    })
  }
  const order = index.order(run, sort, filter.type)
  return passing === size ? order : keepPassing(order, marks, start, passing)
}

/** Whether a filter of the whole catalogue usually leaves little of it. */
function isFewOfAll(index: CatalogueIndex, run: CategoryRun, { keyword, shop }: Filter): boolean {
  return run === index.whole && (keyword !== '' || shop !== null)
}

/**
 * Price bands of a minishop are cut by its own items, and those of a search by its results: the prices of all
 * items would mean nothing.
 */
function cutPrices(
  index: CatalogueIndex,
  run: CategoryRun,
  { type, keyword, shop }: Filter,
): { bands: readonly Band[]; column: Uint16Array } {
  const words = run === index.whole ? keyword : ''
  if (words === '' && shop === null) {
    return { bands: index.bands(run), column: index.bandColumn(run, type) }
  }
  const own = (column: Uint32Array) => column.subarray(run.start, run.start + run.size)
  const found = markRows(index, run, { ...noFilter, keyword: words, shop })
  const prices = index.prices(run, ref => found[ref - run.start] === mark.passes)
  const bands = priceBands(own(prices.cash).filter((_, row) => found[row] === mark.passes))
  return { bands, column: bandColumn(bands, own(prices[type])) }
}

function keepPassing(order: Uint32Array, marks: Marks, start: number, total: number): Uint32Array {
  const kept = new Uint32Array(total)
  let end = 0
  for (let place = 0; end < total; place++) {
    const ref = order[place] ?? 0
    if (marks[ref - start] === mark.passes) kept[end++] = ref
  }
  return kept
}

/** The first variant of each product. */
function firstOfEach(refs: Uint32Array, productOf: (ref: number) => number): Uint32Array {
  const shown = new Set<number>()
  return refs.filter(ref => shown.size < shown.add(productOf(ref)).size)
}
