import type { Market } from '@jeoul/api/types'
import type { OfferTerms } from '@jeoul/personal-price'

/** A mall's cash and card prices of a product. */
export interface MallOffer extends OfferTerms {
  /** Unique among the offers of one product. */
  readonly key: string
  /** The offer as the host sent it: the cash offer if there is one. */
  readonly market: Market
}

/**
 * Merges a mall's cash and card offers, which come in two responses ("card variant sends on_sale=1", specification,
 * section 7).
 *
 * @param cash markets of `on_sale=0`
 * @param card markets of `on_sale=1`; empty while they are loading
 * @returns in the order of `cash`, followed by malls with only a card offer
 */
export function pairOffers(cash: readonly Market[], card: readonly Market[]): readonly MallOffer[] {
  const offers = new Map<string, MallOffer>()
  for (const market of cash) {
    const key = offerKey(market)
    if (!offers.has(key))
      offers.set(key, offerOf(market, { cash: market.priceB2c, card: null, eventCard: '' }))
  }
  const paired = new Set<string>()
  for (const market of card) {
    const key = offerKey(market)
    if (paired.has(key)) continue
    paired.add(key)
    const prices = { cash: offers.get(key)?.cash ?? null, card: market.priceB2c, eventCard: market.eventCard }
    offers.set(key, offerOf(offers.get(key)?.market ?? market, prices))
  }
  return [...offers.values()]
}

/** The key of an offer. Includes the mall's own id of the product, because some malls sell it twice. */
export function offerKey({ idxBManager, mallName, itemIdCp }: Market): string {
  return `${idxBManager}:${mallName}:${itemIdCp}`
}

function offerOf(market: Market, prices: Pick<OfferTerms, 'cash' | 'card' | 'eventCard'>): MallOffer {
  const { costDelivery, cashOnly, requiredOptions, discounts, costRegion } = market
  return {
    key: offerKey(market),
    market,
    ...prices,
    costDelivery,
    ...(cashOnly === undefined ? {} : { cashOnly }),
    ...(requiredOptions === undefined ? {} : { requiredOptions }),
    ...(discounts === undefined ? {} : { discounts }),
    ...(costRegion === undefined ? {} : { costRegion }),
  }
}
