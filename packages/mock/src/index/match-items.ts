import { at } from '../catalogue/at.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import type { CategoryRun } from './category-run.ts'
import { lazily, lazilyBy } from './lazily.ts'
import { type Marks, mark, markRows } from './mark-rows.ts'
import { traitBits } from './market-columns.ts'
import type { Matches } from './matches.ts'
import { type Band, bandColumn, priceBands } from './price-bands.ts'
import { type Filter, noFilter, type Sort, type Trait } from './question.ts'

export function matchesOf(index: CatalogueIndex, run: CategoryRun, filter: Filter): Matches {
  const { start, size, leaf } = run
  const marks = markRows(index, run, filter)
  const makers = new Uint32Array(index.catalogue.makers.length)
  tally(makers, marks, mark.maker, index.columns.makers.subarray(start, start + size))
  const { bands, column } = cutPrices(index, run, filter)
  const inBands = new Uint32Array(bands.length + 1)
  tally(inBands, marks, mark.price, column)
  const specs = (leaf?.facets ?? []).map(({ values }, place) => {
    const counts = new Uint32Array(values.length + 1)
    tally(counts, marks, mark.firstFacet + place, at(leaf?.items.specs ?? [], place))
    return counts.subarray(1)
  })
  const total = countPassing(marks)
  return {
    total,
    makers,
    malls: lazily(() => countMalls(index, run, marks)),
    bands,
    inBands: inBands.subarray(1),
    specs,
    withTrait: trait => countWith(index, run, marks, trait),
    has: ref => marks[ref - start] === mark.passes,
    inOrder: lazilyBy((sort: Sort) => {
      const order = index.order(run, sort, filter.type)
      return total === size ? order : keepPassing(order, marks, start, total)
    }),
  }
}

/**
 * Price bands of a minishop are cut by its own items, and those of a search by its results: the prices of all
 * items would tell nothing.
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
  const prices = index.prices(run)
  const found = markRows(index, run, { ...noFilter, keyword: words, shop })
  const bands = priceBands(own(prices.cash).filter((_, row) => found[row] === mark.passes))
  return { bands, column: bandColumn(bands, own(prices[type])) }
}

/** Counts by column value the rows that pass, and those that fail this part only. */
function tally(counts: Uint32Array, marks: Marks, part: number, column: Uint16Array): void {
  for (let row = 0; row < marks.length; row++) {
    const rowMark = marks[row]
    if (rowMark !== mark.passes && rowMark !== part) continue
    const value = column[row] ?? 0
    counts[value] = (counts[value] ?? 0) + 1
  }
}

function countMalls(index: CatalogueIndex, run: CategoryRun, marks: Marks): ReadonlyMap<number, number> {
  const { sellers, mallNames } = index.market(run)
  const counts = new Uint32Array(1 + Math.max(0, ...mallNames.keys()))
  for (let row = 0; row < marks.length; row++) {
    const rowMark = marks[row]
    if (rowMark !== mark.passes && rowMark !== mark.mall) continue
    for (const mall of sellers[run.start + row] ?? []) counts[mall] = (counts[mall] ?? 0) + 1
  }
  return new Map([...mallNames.keys()].map(mall => [mall, at(counts, mall)]))
}

function countWith(index: CatalogueIndex, run: CategoryRun, marks: Marks, trait: Trait): number {
  const { traits } = index.market(run)
  const bit = traitBits[trait]
  let having = 0
  for (let row = 0; row < marks.length; row++) {
    if (marks[row] === mark.passes && (at(traits, run.start + row) & bit) !== 0) having++
  }
  return having
}

function countPassing(marks: Marks): number {
  let passing = 0
  for (let row = 0; row < marks.length; row++) if (marks[row] === mark.passes) passing++
  return passing
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
