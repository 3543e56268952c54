import { formatCount } from '@jeoul/format'
import type { OfferTerms } from '../offer/offer-terms.ts'
import { type PaymentTerms, regionNames } from '../offer/payment-terms.ts'
import type { Ranked } from '../offer/rank-offers.ts'
import type { TruePrice } from '../offer/true-price.ts'
import { type Headline, headline, type PriceFacts } from './headline.ts'

/** The headline of a product with all of its offers. */
export interface OffersHeadline<Offer> extends Headline {
  /** The offer with this price. */
  readonly place: Ranked<Offer>
  /** The number of malls that may be cheaper, because their delivery cost is unknown. */
  readonly unsure: number
}

/**
 * The headline of a product for this shopper: the lowest complete price that they can pay or, if there is none, the
 * first in the ranking.
 *
 * @param ranked all offers of the product, ranked by `terms`; see `rankOffers`
 * @returns null without offers
 */
export function offersHeadline<Offer extends OfferTerms>(
  ranked: readonly Ranked<Offer>[],
  terms: PaymentTerms,
): OffersHeadline<Offer> | null {
  const place = ranked.find(({ price }) => price.isReachable && !price.isOpen) ?? ranked[0]
  if (!place) return null
  const unsure = ranked.filter(
    ({ price }) => price.isReachable && price.isOpen && price.total < place.price.total,
  ).length
  return { ...headline(factsOf(place.price, terms, unsure === 0)), place, unsure }
}

/** The headline of a single offer, which is not compared with others. */
export function offerHeadline(price: TruePrice, terms: PaymentTerms): Headline {
  return headline(factsOf(price, terms, false))
}

/** Derives the facts that determine the label from a shopper's price. */
function factsOf(
  { total, parts, way }: TruePrice,
  { region, quantity }: PaymentTerms,
  isLowest: boolean,
): PriceFacts {
  const discounts = parts.flatMap(part => (part.kind === 'discount' ? [part.discount] : []))
  const discount = (kind: string) => discounts.find(found => found.kind === kind)
  const hasOptions = parts.some(({ kind, amount }) => kind === 'option' && amount !== 0)
  const amountOf = (kind: string) => parts.find(part => part.kind === kind)?.amount ?? null
  return {
    total,
    includes: [
      ...(quantity > 1 ? [`${formatCount(quantity)}개 합계`] : []),
      ...(hasOptions ? ['필수옵션 포함'] : []),
    ],
    delivery: amountOf('delivery'),
    ...(region !== 'mainland' && { surcharge: { region: regionNames[region], amount: amountOf('region') } }),
    cashOnly: way.by === 'cash',
    card: way.card || (discount('card')?.name ?? ''),
    isForMembers: discount('membership') !== undefined,
    hasCoupon: discount('coupon') !== undefined,
    isLowest,
  }
}
