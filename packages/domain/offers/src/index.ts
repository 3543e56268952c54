export { deliveryTerms } from './delivery-terms.ts'
export { mallHref } from './mall-href.ts'
export { $offers, type OffersQuestion, offersKey, offersRequested } from './model.ts'
export { priceWithDelivery } from './price-with-delivery.ts'
