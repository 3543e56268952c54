export { LowestOffer } from './lowest-offer.tsx'
export { OfferBoard } from './offer-board.tsx'
export { OfferLink } from './offer-link.tsx'
