import { at } from '../catalogue/at.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import type { CategoryRun } from './category-run.ts'
import { lazilyBy } from './lazily.ts'
import { mark, markRows } from './mark-rows.ts'
import type { Matches } from './matches.ts'
import { bandOf } from './price-bands.ts'
import type { Filter } from './question.ts'

/** Counts a row for one part of the filter. */
type Tally = (row: number) => void

export function matchesOf(index: CatalogueIndex, run: CategoryRun, filter: Filter): Matches {
  const marks = markRows(index, run, filter)
  const total = new Uint32Array(1)
  const makers = new Uint32Array(index.catalogue.makers.length)
  const bands = new Uint32Array(index.bands(run).length)
  const specs = run.leaf?.facets.map(({ values }) => new Uint32Array(values.length + 1)) ?? []
  const tallies: readonly Tally[] = [
    () => increment(total, 0),
    row => increment(makers, at(index.columns.makers, run.start + row)),
    tallyBands(index, run, filter, bands),
    ...specs.map((counts, place) => tallySpecs(run, place, counts)),
  ]
  for (let row = 0; row < run.size; row++) {
    const rowMark = at(marks, row)
    if (rowMark === mark.passes) for (const tally of tallies) tally(row)
    else tallies[rowMark]?.(row)
  }
  const passes = (ref: number) => marks[ref - run.start] === mark.passes
  return {
    total: at(total, 0),
    makers,
    bands,
    specs: specs.map(counts => counts.subarray(1)),
    has: passes,
    inOrder: lazilyBy(sort => {
      const order = index.order(run, sort, filter.type)
      return at(total, 0) === run.size ? order : order.filter(passes)
    }),
  }
}

function tallyBands(index: CatalogueIndex, run: CategoryRun, { type }: Filter, counts: Uint32Array): Tally {
  const bands = index.bands(run)
  const prices = index.columns[type]
  return row => {
    const price = at(prices, run.start + row)
    if (price > 0) increment(counts, bandOf(bands, price))
  }
}

function tallySpecs({ leaf }: CategoryRun, place: number, counts: Uint32Array): Tally {
  const column = at(leaf?.items.specs ?? [], place)
  return row => increment(counts, at(column, row))
}

function increment(counts: Uint32Array, place: number): void {
  counts[place] = at(counts, place) + 1
}
