import { at } from '../catalogue/at.ts'
import type { Catalogue, Leaf } from '../catalogue/catalogue.ts'
import { lowestOfOffers } from '../catalogue/lowest-prices.ts'
import { drawOffers } from '../catalogue/offers.ts'
import type { CategoryRun, LeafRun } from './category-run.ts'
import { keysOf } from './keys-of.ts'
import { lazilyBy } from './lazily.ts'
import type { PriceType, Trait } from './question.ts'

/** What lists sort, filter and count by, in won; 0 without a price. One column a price type, by ref. */
export type PriceColumns = Readonly<Record<PriceType, Uint32Array>>

/** What is derived from the offers of items, by ref. */
export interface MarketColumns {
  readonly prices: PriceColumns
  /** Which traits an item has, as {@link traitBits}. */
  readonly traits: Uint8Array
  /** Ids of the malls that sell an item. */
  readonly sellers: readonly (readonly number[])[]
  /** Names of the malls by id. */
  readonly mallNames: ReadonlyMap<number, string>
}

/** The bit of each trait in {@link MarketColumns.traits}, in the contract's order. */
export const traitBits: Readonly<Record<Trait, number>> = { free: 1, sale: 2, rated: 4 }
export const traits: readonly Trait[] = keysOf(traitBits)

/**
 * Prices, traits and sellers of all items, each leaf's on first use: drawing the offers of a whole catalogue takes
 * a while. What no mall sells has its row's own prices.
 *
 * @returns columns that are filled for the run, at least
 */
export function createMarketColumns(
  catalogue: Catalogue,
  leaves: readonly LeafRun[],
  size: number,
): (run: CategoryRun) => MarketColumns {
  const prices = { cash: new Uint32Array(size), card: new Uint32Array(size) }
  const traitColumn = new Uint8Array(size)
  const sellers: (readonly number[])[] = Array.from({ length: size }, () => [])
  const mallNames = new Map<number, string>()
  const fill = lazilyBy(({ leaf, start }: LeafRun) => {
    const { items } = leaf
    for (let row = 0; row < items.size; row++) {
      const offers = drawOffers(catalogue, leaf, row)
      const lowest = lowestOfOffers(offers)
      prices.cash[start + row] = lowest ? lowest.any.total : at(items.cash, row)
      prices.card[start + row] = lowest ? (lowest.card ?? lowest.any).total : at(items.card, row)
      traitColumn[start + row] = bitsOf(leaf, row, lowest?.any.delivery === 0)
      sellers[start + row] = offers.map(({ mallId }) => mallId)
      for (const { mallId, mallName } of offers) mallNames.set(mallId, mallName)
    }
    return true
  })
  const columns = { prices, traits: traitColumn, sellers, mallNames }
  return ({ start, size: length }) => {
    for (const leaf of leaves) if (leaf.start < start + length && leaf.start + leaf.size > start) fill(leaf)
    return columns
  }
}

function bitsOf({ items }: Leaf, row: number, free: boolean): number {
  const has: Readonly<Record<Trait, boolean>> = {
    free,
    sale: at(items.states, row) === 3,
    rated: at(items.reviews, row) > 0 && at(items.scores, row) >= 40,
  }
  return traits.reduce((bits, trait) => bits | (has[trait] ? traitBits[trait] : 0), 0)
}
