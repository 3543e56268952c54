import type { Market } from '@jeoul/api/types'
import { deliveryCost } from '@jeoul/personal-price'
import type { OfferTab } from './offer-tab.ts'
import type { MallOffer } from './pair-offers.ts'

/** The price of one piece at a mall as a tab compares it, regardless of the shopper's terms. In won. */
export interface TabPrice {
  /** The sum of the required options. */
  readonly options: number
  /** Null if unknown. */
  readonly delivery: number | null
  /** The figure that the tab compares: price and options, with the known delivery on the tab that includes it. */
  readonly figure: number
}

interface TabOffer {
  readonly offer: Pick<MallOffer, 'requiredOptions'>
  /** The offer in the tab. */
  readonly market: Pick<Market, 'priceB2c' | 'costDelivery'>
}

/** A mall's price in a tab. It includes required options, so that the mall does not look cheaper than it is. */
export function tabPrice({ offer, market }: TabOffer, tab: OfferTab): TabPrice {
  const options = (offer.requiredOptions ?? []).reduce((sum, { price }) => sum + price, 0)
  const goods = market.priceB2c + options
  const delivery = deliveryCost(market.costDelivery, goods, 1)
  return { options, delivery, figure: goods + (tab === 'delivery' ? (delivery ?? 0) : 0) }
}

/**
 * Sorts rows by the figure of a tab; rows with unknown delivery are last in the tab that compares it. Equal rows stay
 * in the host's order.
 */
export function byTabPrice<Row extends TabOffer>(rows: readonly Row[], tab: OfferTab): readonly Row[] {
  const isOpen = ({ delivery }: TabPrice) => Number(tab === 'delivery' && delivery === null)
  return rows
    .map(row => ({ row, price: tabPrice(row, tab) }))
    .sort((a, b) => isOpen(a.price) - isOpen(b.price) || a.price.figure - b.price.figure)
    .map(({ row }) => row)
}
