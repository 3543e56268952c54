import type { Headline } from '../headline/headline.ts'
import type { PricedItem } from '../headline/item-headline.ts'
import { offerHeadline, offersHeadline } from '../headline/offers-headline.ts'
import type { OfferTerms } from '../offer/offer-terms.ts'
import type { PaymentTerms } from '../offer/payment-terms.ts'
import { rankOffers } from '../offer/rank-offers.ts'
import { type TruePrice, truePrice } from '../offer/true-price.ts'
import { itemOffer } from './item-offer.ts'

/** What a shopper pays for a product of a list. */
export interface ListedPrice {
  readonly headline: Headline
  readonly price: TruePrice
  /** Whether it is only what the list says of the product, without cards, coupons and regions: 예상. */
  readonly isEstimate: boolean
}

/**
 * "내 결제가 is the same number on every screen, or it says 예상": the price that the product's own page shows, if the
 * offers are at hand; otherwise an estimate (assumed).
 *
 * @param offers all offers of the product; undefined where the host has not told them
 * @returns null for what has no price
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
