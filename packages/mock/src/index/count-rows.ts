import { at } from '../catalogue/at.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import type { CategoryRun } from './category-run.ts'
import { type Marks, mark } from './mark-rows.ts'

/** The product of each row; null if every row is its own entry. */
export type Products = Uint32Array | null

/**
 * Counts by column value the rows that pass, and those that fail this part only. Variants of one product count
 * once for each value.
 */
export function tally(
  counts: Uint32Array,
  marks: Marks,
  part: number,
  column: Uint16Array,
  products: Products,
): void {
  const counted = new Set<number>()
  for (let row = 0; row < marks.length; row++) {
    const rowMark = marks[row]
    if (rowMark !== mark.passes && rowMark !== part) continue
    const value = column[row] ?? 0
    if (products) {
      const pair = at(products, row) * counts.length + value
      if (counted.has(pair)) continue
      counted.add(pair)
    }
    counts[value] = (counts[value] ?? 0) + 1
  }
}

export function countMalls(
  index: CatalogueIndex,
  run: CategoryRun,
  marks: Marks,
  products: Products,
): ReadonlyMap<number, number> {
  const isCounted = (row: number) => marks[row] === mark.passes || marks[row] === mark.mall
  const { sellers, mallNames } = index.market(run, ref => isCounted(ref - run.start))
  const counts = new Uint32Array(1 + Math.max(0, ...mallNames.keys()))
  const counted = new Set<number>()
  for (let row = 0; row < marks.length; row++) {
    if (!isCounted(row)) continue
    for (const mall of sellers[run.start + row] ?? []) {
      if (products && counted.size === counted.add(at(products, row) * counts.length + mall).size) continue
      counts[mall] = (counts[mall] ?? 0) + 1
    }
  }
  return new Map([...mallNames.keys()].map(mall => [mall, at(counts, mall)]))
}

/** Counts the rows that pass and have a trait, given by its bit. */
export function countWith(
  index: CatalogueIndex,
  run: CategoryRun,
  marks: Marks,
  products: Products,
  bit: number,
): number {
  const { traits } = index.market(run, ref => marks[ref - run.start] === mark.passes)
  const having = marks.map((rowMark, row) =>
    (at(traits, run.start + row) & bit) === 0 ? mark.outside : rowMark,
  )
  return products ? countProducts(having, products) : countPassing(having)
}

export function countPassing(marks: Marks): number {
  let passing = 0
  for (let row = 0; row < marks.length; row++) if (marks[row] === mark.passes) passing++
  return passing
}

export function countProducts(marks: Marks, products: Uint32Array): number {
  return new Set(products.filter((_, row) => marks[row] === mark.passes)).size
}
