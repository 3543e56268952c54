export {
  $boardItemId,
  $boardOutcome,
  $isRestShown,
  $lowestForEveryone,
  $lowestRow,
  $offerTab,
  $openWhy,
  $rows,
  $rowsForEveryone,
  boardOpened,
  boardRetried,
  firstRows,
  restShown,
  whyToggled,
} from './board-model.ts'
export { type BoardOutcome, boardOutcome } from './board-outcome.ts'
export { type BoardRow, boardRows } from './board-rows.ts'
export { cardWords } from './card-words.ts'
export { deliveryTerms } from './delivery-terms.ts'
export { linkSearch, type SeenOffer } from './link-search.ts'
export { mallHref } from './mall-href.ts'
export { $offers, type OffersQuestion, offersKey, offersRenewed, offersRequested } from './model.ts'
export { type OfferBadge, offerBadges } from './offer-badges.ts'
export { type OfferTab, offerTabs, readOfferTab, writeOfferTab } from './offer-tab.ts'
export { type MallOffer, pairOffers } from './pair-offers.ts'
export { priceWithDelivery } from './price-with-delivery.ts'
export { isOpenShop, shopFirst } from './shop-first.ts'
export { variantPrice } from './variant-price.ts'
