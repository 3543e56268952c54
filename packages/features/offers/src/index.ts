export { BestMalls } from './best-malls.tsx'
export { LowestOffer } from './lowest-offer.tsx'
export { OfferLink } from './offer-link.tsx'
export { OfferList } from './offer-list.tsx'
