import type { Market } from '@jeoul/api/types'
import { deliveryCost } from '@jeoul/personal-price'
import type { OfferTab } from './offer-tab.ts'
import type { MallOffer } from './pair-offers.ts'

/** What one piece costs at a mall by the basis of a tab, whatever the shopper's own terms. In won. */
export interface TabPrice {
  /** The sum of the options that have to be bought. */
  readonly options: number
  /** Null if unknown. */
  readonly delivery: number | null
  /** The figure that the tab compares: price and options, with the known delivery on the tab that includes it. */
  readonly figure: number
}

interface TabOffer {
  readonly offer: Pick<MallOffer, 'requiredOptions'>
  /** The offer of the tab. */
  readonly market: Pick<Market, 'priceB2c' | 'costDelivery'>
}

/** A mall's price on a tab. Options that have to be bought are part of it, or a mall would look cheaper than it is. */
export function tabPrice({ offer, market }: TabOffer, tab: OfferTab): TabPrice {
  const options = (offer.requiredOptions ?? []).reduce((sum, { price }) => sum + price, 0)
  const goods = market.priceB2c + options
  const delivery = deliveryCost(market.costDelivery, goods, 1)
  return { options, delivery, figure: goods + (tab === 'delivery' ? (delivery ?? 0) : 0) }
}

/** Sorts rows by the figure of a tab, those without it last. Equal ones keep their order, which is the host's. */
export function byTabPrice<Row extends TabOffer>(rows: readonly Row[], tab: OfferTab): readonly Row[] {
  const isOpen = ({ delivery }: TabPrice) => Number(tab === 'delivery' && delivery === null)
  return rows
    .map(row => ({ row, price: tabPrice(row, tab) }))
    .sort((a, b) => isOpen(a.price) - isOpen(b.price) || a.price.figure - b.price.figure)
    .map(({ row }) => row)
}
