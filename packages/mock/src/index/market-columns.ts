import { at } from '../catalogue/at.ts'
import type { Catalogue, Leaf } from '../catalogue/catalogue.ts'
import { isDeliveredFree, lowestOfOffers } from '../catalogue/lowest-prices.ts'
import { type DrawnOffer, drawOffers } from '../catalogue/offers.ts'
import type { CategoryRun, LeafRun } from './category-run.ts'
import { keysOf } from './keys-of.ts'
import { lazilyBy } from './lazily.ts'
import type { PriceType, Region, Trait } from './question.ts'

/** What lists sort, filter and count by, in won; 0 without a price. One column a price type, by ref. */
export type PriceColumns = Readonly<Record<PriceType, Uint32Array>>

/** What is derived from the offers of items, by ref. */
export interface MarketColumns {
  readonly prices: PriceColumns
  /** Which traits an item has, by the bits of {@link bitOf}. */
  readonly traits: Uint8Array
  /** Ids of the malls that sell an item. */
  readonly sellers: readonly (readonly number[])[]
  /** Names of the malls by id. */
  readonly mallNames: ReadonlyMap<number, string>
}

const freeBits: Readonly<Record<Region, number>> = { mainland: 1, jeju: 8, remote: 16 }
/** The bit of each trait, in the contract's order. */
const traitBits: Readonly<Record<Trait, number>> = { free: freeBits.mainland, sale: 2, rated: 4 }
export const traits: readonly Trait[] = keysOf(traitBits)
const regions: readonly Region[] = keysOf(freeBits)

/** The bit of a trait in {@link MarketColumns.traits}, where delivery is to a region. */
export function bitOf(trait: Trait, region: Region): number {
  return trait === 'free' ? freeBits[region] : traitBits[trait]
}

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
      traitColumn[start + row] = bitsOf(leaf, row, offers)
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

function bitsOf({ items }: Leaf, row: number, offers: readonly DrawnOffer[]): number {
  const has: Readonly<Record<Exclude<Trait, 'free'>, boolean>> = {
    sale: at(items.states, row) === 3,
    rated: at(items.reviews, row) > 0 && at(items.scores, row) >= 40,
  }
  return [
    ...keysOf(has).map(trait => (has[trait] ? traitBits[trait] : 0)),
    ...regions.map(region => (isDeliveredFree(offers, region) ? freeBits[region] : 0)),
  ].reduce((bits, bit) => bits | bit, 0)
}
