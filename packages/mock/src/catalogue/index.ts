export { adsOf } from './ads.ts'
export { cards } from './cards.ts'
export {
  type Catalogue,
  type CategoryNode,
  type DeliveryTerms,
  type Facet,
  type FacetValue,
  flag,
  type ItemTable,
  type ItemText,
  type Leaf,
  type PriceState,
} from './catalogue.ts'
export { type CatalogueOptions, generateCatalogue } from './generate-catalogue.ts'
export { type Mall, malls } from './malls.ts'
export { type Minishop, minishops } from './minishops.ts'
export { type Offer, type OfferOptions, offersOf } from './offers.ts'
export { partCategories } from './part-categories.ts'
export type { Part } from './parts/part.ts'
