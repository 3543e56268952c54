import type { Headline } from '../headline/headline.ts'
import type { PricedItem } from '../headline/item-headline.ts'
import { offerHeadline, offersHeadline } from '../headline/offers-headline.ts'
import type { OfferTerms } from '../offer/offer-terms.ts'
import type { PaymentTerms } from '../offer/payment-terms.ts'
import { rankOffers } from '../offer/rank-offers.ts'
import { type TruePrice, truePrice } from '../offer/true-price.ts'
import { itemOffer } from './item-offer.ts'

/** This shopper's price of a listed product. */
export interface ListedPrice {
  readonly headline: Headline
  readonly price: TruePrice
  /** Whether the price is estimated from the list row, without cards, coupons and regions: 예상. */
  readonly isEstimate: boolean
}

/**
 * This shopper's price of a listed product. "내 결제가 is the same number on every screen, or it says 예상": the price of the
 * product's own page if its offers are loaded, otherwise an estimate (assumed).
 *
 * @param offers all offers of the product; undefined if the host has not sent them
 * @returns null for a product without a price
 */
export function listedPrice(
  item: PricedItem,
  offers: readonly OfferTerms[] | undefined,
  terms: PaymentTerms,
): ListedPrice | null {
  const exact = offers && offersHeadline(rankOffers(offers, terms), terms)
  if (exact) return { headline: exact, price: exact.place.price, isEstimate: false }
  const offer = itemOffer(item)
  const price = offer && truePrice(offer, terms)
  return price && { headline: offerHeadline(price, terms), price, isEstimate: true }
}
