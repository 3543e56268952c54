export { itemOffer } from './item-offer.ts'
export { createOwnOrder } from './own-order-model.ts'
