import type { OfferTerms } from '../offer/offer-terms.ts'
import type { PaymentTerms } from '../offer/payment-terms.ts'
import type { Ranked } from '../offer/rank-offers.ts'
import type { TruePrice } from '../offer/true-price.ts'
import { type Headline, headline, type PriceFacts } from './headline.ts'

/** The headline of a product with all of its offers. */
export interface OffersHeadline<Offer> extends Headline {
  /** The offer that it is the price of. */
  readonly place: Ranked<Offer>
  /** Malls that may cost less, since they do not say what delivery costs. */
  readonly unsure: number
}

/**
 * The price of a product for this shopper: the lowest complete one they can pay or, where there is none, the
 * first of the ranking.
 *
 * @param ranked all offers of the product by `terms`; see `rankOffers`
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
  return { ...headline(factsOf(place.price, unsure === 0), terms), place, unsure }
}

/** What one offer's price is called where it stands for itself. */
export function offerHeadline(price: TruePrice, terms: PaymentTerms): Headline {
  return headline(factsOf(price, false), terms)
}

/** The facts of a shopper's price. */
function factsOf({ total, parts, way }: TruePrice, isLowest: boolean): PriceFacts {
  const discount = (kind: 'coupon' | 'membership' | 'card') =>
    parts.flatMap(part =>
      part.kind === 'discount' && part.discount.kind === kind ? part.discount.name : [],
    )[0]
  const delivery = parts.find(({ kind }) => kind === 'delivery')
  const region = parts.find(({ kind }) => kind === 'region')
  return {
    total,
    delivery: delivery ? delivery.amount : 0,
    surcharge: region ? region.amount : 0,
    hasOptions: parts.some(({ kind, amount }) => kind === 'option' && amount !== 0),
    cashOnly: way.by === 'cash',
    card: way.card || (discount('card') ?? ''),
    membership: discount('membership') ?? '',
    hasCoupon: discount('coupon') !== undefined,
    isLowest,
  }
}
