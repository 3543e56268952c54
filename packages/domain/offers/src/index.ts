export { cardWords } from './card-words.ts'
export { linkSearch, type SeenOffer, seenPrice } from './link-search.ts'
export { mallHref } from './mall-href.ts'
export { type MallLink, mallLink } from './mall-link.ts'
export { $offers, type OffersQuestion, offersKey, offersRenewed, offersWanted } from './model.ts'
export { type OfferBadge, offerBadges } from './offer-badges.ts'
export { offerFigures } from './offer-figures.ts'
export {
  $offerListItemId,
  $offerListOutcome,
  $offerTab,
  $openWhy,
  $orderTerms,
  $presentedOffers,
  $presentedTab,
  offerListOpened,
  offerListRetried,
  restShown,
  whyToggled,
} from './offer-list-model.ts'
export { offerListOutcome } from './offer-list-outcome.ts'
export { type OfferListRow, offerListRows } from './offer-list-rows.ts'
export { offerTabs, readOfferTab, writeOfferTab } from './offer-tab.ts'
export { paidName } from './paid-name.ts'
export { type MallOffer, pairOffers } from './pair-offers.ts'
export type { LowestOffer, PresentedOffer } from './presented-offers.ts'
export { unsureWords } from './unsure-words.ts'
export { variantFigure, variantsBasis, variantsNotes } from './variant-figure.ts'
export { variantPrice } from './variant-price.ts'
