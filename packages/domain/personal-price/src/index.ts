export { cheaperWays } from './headline/cheaper-ways.ts'
export type { Headline } from './headline/headline.ts'
export { headlineWords, itemHeadline, otherHeadlines, type PricedItem } from './headline/item-headline.ts'
export { type OffersHeadline, offerHeadline, offersHeadline } from './headline/offers-headline.ts'
export { type ListedPrice, listedPrice } from './list/listed-price.ts'
export { type PricedRow, personalOrder } from './list/personal-order.ts'
export { deliveryCost } from './offer/delivery-cost.ts'
export {
  discountWords,
  explainPrice,
  type PriceExplanation,
  whyLines,
  whyNotes,
} from './offer/explain-price.ts'
export type { OfferTerms } from './offer/offer-terms.ts'
export {
  arePersonal,
  areStated,
  defaultTerms,
  type PaymentTerms,
  type Region,
  regionNames,
  wayOfPaying,
} from './offer/payment-terms.ts'
export { type Ranked, rankOffers } from './offer/rank-offers.ts'
export { readDelivery } from './offer/read-delivery.ts'
export { deliveryFee, type TruePrice, truePrice } from './offer/true-price.ts'
export {
  type CoveredDiscount,
  canTake,
  type Discount,
  takeDiscounts,
  type UsedDiscount,
} from './offer/usable-discounts.ts'
export { canUse, holdsCard, namedCards, waysOf } from './offer/ways-to-pay.ts'
export { cardChoices, maxPieces, membershipChoices, regionChoices } from './terms/choices.ts'
export { describeTerms } from './terms/describe-terms.ts'
export { cardToggled, cashToggled, membershipToggled, regionChosen, termsReset } from './terms/edit-model.ts'
export { $paymentTerms } from './terms/model.ts'
export { orderTerms } from './terms/quantities.ts'
export { $quantities, quantityChosen } from './terms/quantities-model.ts'
