import { at } from '../catalogue/at.ts'
import type { Catalogue, Leaf } from '../catalogue/catalogue.ts'
import { isDeliveredFree, lowestOfOffers } from '../catalogue/lowest-prices.ts'
import { type DrawnOffer, drawOffers } from '../catalogue/offers.ts'
import type { CategoryRun, LeafRun } from './category-run.ts'
import type { Steps } from './in-steps.ts'
import { keysOf } from './keys-of.ts'
import type { PriceType, Region, Trait } from './question.ts'

/** What lists sort, filter and count by, in won; 0 without a price. One column a price type, by ref. */
export type PriceColumns = Readonly<Record<PriceType, Uint32Array>>

/** What is derived from the offers of items, by ref. */
interface MarketColumns {
  readonly prices: PriceColumns
  /** Which traits an item has, by the bits of {@link bitOf}. */
  readonly traits: Uint8Array
  /** Ids of the malls that sell an item. */
  readonly sellers: readonly (readonly number[])[]
  /** Names of the malls by id, of those that sell any item of the columns. */
  readonly mallNames: ReadonlyMap<number, string>
}

/** Picks items by their refs. */
type IsAsked = (ref: number) => boolean

export interface Market {
  /** Returns columns that are filled for the items of a category, or for some of them, at least. */
  of(run: CategoryRun, isAsked?: IsAsked): MarketColumns
  /** Fills the columns, an item with each step. */
  fill(run: CategoryRun, isAsked?: IsAsked): Steps<void>
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
 * Prices, traits and sellers of all items, each item's on first use: drawing the offers of a whole catalogue takes
 * a second for 10,000 items. What no mall sells has its row's own prices.
 */
export function createMarketColumns(catalogue: Catalogue, leaves: readonly LeafRun[], size: number): Market {
  const prices = { cash: new Uint32Array(size), card: new Uint32Array(size) }
  const traitColumn = new Uint8Array(size)
  const none: readonly number[] = []
  const sellers = Array.from({ length: size }, () => none)
  const mallNames = new Map<number, string>()
  const isFilled = new Uint8Array(size)
  const fillRow = (leaf: Leaf, row: number, ref: number) => {
    const { items } = leaf
    const offers = drawOffers(catalogue, leaf, row)
    const lowest = lowestOfOffers(offers)
    prices.cash[ref] = lowest ? lowest.any.total : at(items.cash, row)
    prices.card[ref] = lowest ? (lowest.card ?? lowest.any).total : at(items.card, row)
    traitColumn[ref] = bitsOf(leaf, row, offers)
    sellers[ref] = offers.map(({ mallId }) => mallId)
    for (const { mallId, mallName } of offers) mallNames.set(mallId, mallName)
    isFilled[ref] = 1
  }
  const columns = { prices, traits: traitColumn, sellers, mallNames }
  function* fill(run: CategoryRun, isAsked: IsAsked = () => true): Steps<void> {
    for (const { leaf, start, size: length } of leaves) {
      if (start >= run.start + run.size || start + length <= run.start) continue
      for (let ref = start; ref < start + length; ref++) {
        if (isFilled[ref] === 1 || !isAsked(ref)) continue
        fillRow(leaf, ref - start, ref)
        yield
      }
    }
  }
  return {
    fill,
    of(run, isAsked) {
      for (const _ of fill(run, isAsked));
      return columns
    },
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
