import { at } from '../catalogue/at.ts'
import { flag } from '../catalogue/catalogue.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import type { CategoryRun } from './category-run.ts'
import { makerOf } from './maker-id.ts'
import { bitOf } from './market-columns.ts'
import type { Filter } from './question.ts'
import { rowsHolding, searchable, wordsOf } from './search-text.ts'

/**
 * The parts of the filter that each row of a category fails, as one number. A facet's counts ignore its own
 * choice, so a row counts for a facet if it passes everything, or fails that facet only.
 */
export type Marks = Uint16Array

/** Rows that fail two parts of the filter, a trait, the keyword, the minishop or the event count for nothing. */
export const mark = { passes: 0, maker: 1, price: 2, mall: 3, firstFacet: 4, outside: 0xffff } as const

export function markRows(index: CatalogueIndex, run: CategoryRun, filter: Filter): Marks {
  const marks = new Uint16Array(run.size)
  markWords(marks, index, run, wordsOf(filter.keyword), true)
  markWords(marks, index, run, wordsOf(filter.exclude), false)
  markShop(marks, index, run, filter)
  markEvent(marks, index, run, filter)
  markMakers(marks, index, run, filter)
  markSpecs(marks, run, filter)
  // The others need the offers of items, which take long to draw: by now few items may be left.
  markPrices(marks, index, run, filter)
  markMalls(marks, index, run, filter)
  markTraits(marks, index, run, filter)
  return marks
}

/** Whether an item is not outside of the marked rows yet. */
function isIn(marks: Marks, { start }: CategoryRun): (ref: number) => boolean {
  return ref => marks[ref - start] !== mark.outside
}

function fail(marks: Marks, row: number, part: number): void {
  marks[row] = marks[row] === mark.passes ? part : mark.outside
}

function markMakers(marks: Marks, { columns }: CatalogueIndex, run: CategoryRun, { makers }: Filter): void {
  if (makers.length === 0) return
  const chosen = new Set(makers.map(makerOf))
  for (let row = 0; row < run.size; row++) {
    if (!chosen.has(at(columns.makers, run.start + row))) fail(marks, row, mark.maker)
  }
}

function markPrices(marks: Marks, index: CatalogueIndex, run: CategoryRun, filter: Filter): void {
  const { min, max } = filter
  if (min === undefined && max === undefined) return
  const prices = index.prices(run, isIn(marks, run))[filter.type]
  const low = Math.max(1, min ?? 0)
  const high = max ?? Number.POSITIVE_INFINITY
  for (let row = 0; row < run.size; row++) {
    const price = at(prices, run.start + row)
    if (price < low || price > high) fail(marks, row, mark.price)
  }
}

function markMalls(marks: Marks, index: CatalogueIndex, run: CategoryRun, { malls }: Filter): void {
  if (malls.length === 0) return
  const { sellers } = index.market(run, isIn(marks, run))
  const chosen = new Set(malls.map(Number))
  for (let row = 0; row < run.size; row++) {
    if (!sellers[run.start + row]?.some(mall => chosen.has(mall))) fail(marks, row, mark.mall)
  }
}

function markTraits(marks: Marks, index: CatalogueIndex, run: CategoryRun, { traits, region }: Filter): void {
  if (traits.length === 0) return
  const wanted = traits.reduce((bits, trait) => bits | bitOf(trait, region), 0)
  const { traits: column } = index.market(run, isIn(marks, run))
  for (let row = 0; row < run.size; row++) {
    if ((at(column, run.start + row) & wanted) !== wanted) marks[row] = mark.outside
  }
}

function markSpecs(marks: Marks, { leaf }: CategoryRun, { specs }: Filter): void {
  const facets = leaf?.facets ?? []
  for (const [key, wanted] of Object.entries(specs)) {
    const place = facets.findIndex(facet => facet.key === key)
    const facet = facets[place]
    const column = leaf?.items.specs[place]
    if (wanted.length === 0) continue
    if (!facet || !column) {
      marks.fill(mark.outside)
      return
    }
    const chosen = Uint8Array.of(0, ...facet.values.map(value => Number(wanted.includes(value.key))))
    for (let row = 0; row < marks.length; row++) {
      if (chosen[at(column, row)] !== 1) fail(marks, row, mark.firstFacet + place)
    }
  }
}

/** @param isWanted whether rows must contain each word; otherwise they must contain none, except in the code of a model */
function markWords(
  marks: Marks,
  index: CatalogueIndex,
  run: CategoryRun,
  words: readonly string[],
  isWanted: boolean,
): void {
  if (words.length === 0) return
  for (const { node, leaf, start, size } of index.leaves) {
    if (start < run.start || start >= run.start + run.size) continue
    const own = marks.subarray(start - run.start, start - run.start + size)
    const category = searchable(node.name)
    for (const word of words) {
      if (category.includes(word)) {
        if (!isWanted) own.fill(mark.outside)
        continue
      }
      const named = rowsHolding(index.searchTexts(leaf), word, isWanted)
      const described = index.isKind(word) ? null : rowsHolding(index.specTexts(leaf), word, isWanted)
      for (let row = 0; row < size; row++) {
        const isFound = named[row] !== 0 || (described?.[row] ?? 0) !== 0
        if (isFound !== isWanted) own[row] = mark.outside
      }
    }
  }
}

/** Items that a minishop does not sell are never part of its lists. */
function markShop(marks: Marks, index: CatalogueIndex, { start, size }: CategoryRun, { shop }: Filter): void {
  if (shop === null) return
  const sold = new Uint8Array(size)
  for (const ref of index.soldBy(shop)) if (ref >= start && ref < start + size) sold[ref - start] = 1
  for (let row = 0; row < size; row++) if (sold[row] === 0) marks[row] = mark.outside
}

/** Every leaf has one event, which has its id: the event items there. */
function markEvent(marks: Marks, index: CatalogueIndex, run: CategoryRun, { event }: Filter): void {
  if (event === null) return
  for (const { node, leaf, start, size } of index.leaves) {
    if (start < run.start || start >= run.start + run.size) continue
    for (let row = 0; row < size; row++) {
      const isHeld = node.cateId === event && (at(leaf.items.flags, row) & flag.event) !== 0
      if (!isHeld) marks[start - run.start + row] = mark.outside
    }
  }
}
