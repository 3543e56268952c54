import type { Catalogue, Leaf } from '../catalogue/catalogue.ts'
import { lowestPrices } from '../catalogue/lowest-prices.ts'
import type { CategoryRun, LeafRun } from './category-run.ts'
import { lazilyBy } from './lazily.ts'
import type { PriceType } from './question.ts'

/** What lists sort, filter and count by, in won; 0 without a price. One column a price type, by ref. */
export type PriceColumns = Readonly<Record<PriceType, Uint32Array>>

/**
 * The lowest totals of all items, each leaf's on first use: drawing the offers of a whole catalogue takes a
 * while. What no mall sells has its row's own prices.
 *
 * @returns columns that are filled for the run, at least
 */
export function createPriceColumns(
  catalogue: Catalogue,
  leaves: readonly LeafRun[],
  size: number,
): (run: CategoryRun) => PriceColumns {
  const columns = { cash: new Uint32Array(size), card: new Uint32Array(size) }
  const fill = lazilyBy(({ leaf, start }: LeafRun) => {
    for (let row = 0; row < leaf.items.size; row++) {
      const { cash, card } = totalsOf(catalogue, leaf, row)
      columns.cash[start + row] = cash
      columns.card[start + row] = card
    }
    return true
  })
  return ({ start, size: length }) => {
    for (const leaf of leaves) if (leaf.start < start + length && leaf.start + leaf.size > start) fill(leaf)
    return columns
  }
}

function totalsOf(catalogue: Catalogue, leaf: Leaf, row: number): Readonly<Record<PriceType, number>> {
  const lowest = lowestPrices(catalogue, leaf, row)
  const { cash, card } = leaf.items
  if (!lowest) return { cash: cash[row] ?? 0, card: card[row] ?? 0 }
  return { cash: lowest.any.total, card: (lowest.card ?? lowest.any).total }
}
