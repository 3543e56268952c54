import type { Headline } from '../headline/headline.ts'
import type { PricedItem } from '../headline/item-headline.ts'
import { offerHeadline, offersHeadline } from '../headline/offers-headline.ts'
import type { OfferTerms } from '../offer/offer-terms.ts'
import type { PaymentTerms } from '../offer/payment-terms.ts'
import { rankOffers } from '../offer/rank-offers.ts'
import { deliveryFee, type TruePrice, truePrice } from '../offer/true-price.ts'
import { itemOffer } from './item-offer.ts'

/** This shopper's price of a listed product. */
export interface ListedPrice {
  readonly headline: Headline
  readonly price: TruePrice
  /** Whether the price is estimated from the list row, without cards, coupons and regions: 예상. */
  readonly isEstimate: boolean
  /** In won, the lower price that a delivery fee is part of; null unless only free delivery is wanted. */
  readonly withFee: number | null
}

/**
 * This shopper's price of a listed product. "내 결제가 is the same number on every screen, or it says 예상": the price of the
 * product's own page if its offers are loaded, otherwise an estimate (assumed).
 *
 * @param offers all offers of the product; undefined if the host has not sent them
 * @param isFreeOnly whether the list is of free delivery only: then the price is the lowest of those that include free
 *   delivery to this shopper, where there is one
 * @returns null for a product without a price
 */
export function listedPrice(
  item: PricedItem,
  offers: readonly OfferTerms[] | undefined,
  terms: PaymentTerms,
  isFreeOnly = false,
): ListedPrice | null {
  const ranked = offers && rankOffers(offers, terms)
  const exact = ranked && offersHeadline(ranked, terms)
  if (exact) {
    const { price } = exact.place
    const free = isFreeOnly ? ranked.filter(({ price }) => price.isReachable && deliveryFee(price) === 0) : []
    const found = free.length > 0 && deliveryFee(price) !== 0 ? offersHeadline(free, terms) : null
    return found
      ? { headline: found, price: found.place.price, isEstimate: false, withFee: price.total }
      : { headline: exact, price, isEstimate: false, withFee: null }
  }
  const offer = itemOffer(item)
  const price = offer && truePrice(offer, terms)
  return price && { headline: offerHeadline(price, terms), price, isEstimate: true, withFee: null }
}
