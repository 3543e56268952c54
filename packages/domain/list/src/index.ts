export { adsApart, ranksOf } from './ads-apart.ts'
export * from './category-path-model.ts'
export { $chips, $filterRelaxations } from './chips-model.ts'
export * from './choice-model.ts'
export { $counts, $localCounts, $offeredBands, countsComputed } from './counts-model.ts'
export { priceBands, specs } from './facets-model.ts'
export { nothingFoundWords } from './filter-relaxations.ts'
export { hasMore, rowKey } from './grown-list.ts'
export { $isListOld, $list, moreItems, moreRequested } from './grown-list-model.ts'
export { itemBadges } from './item-badges.ts'
export { listDescription, listHead } from './list-head.ts'
export { listOutcome } from './list-outcome.ts'
export {
  defaultListQuery,
  defaultSort,
  type ListQuery,
  pageSizes,
  plainSearch,
  type Search,
  sortsOf,
} from './list-query.ts'
export { readListQuery, writeListQuery } from './list-query-codec.ts'
export { desktopList, listSiteOf, mobileList } from './list-site.ts'
export { listStructuredData } from './list-structured-data.ts'
export * from './model.ts'
export * from './more-view-model.ts'
export { $nearest, type NearestItem } from './nearest-model.ts'
export { nearestWords } from './nearest-words.ts'
export { $facets, $facetsOf } from './offered-facets-model.ts'
export { $makers, $malls, $traits } from './offered-model.ts'
export * from './own-order-model.ts'
export { $pages } from './page-links-model.ts'
export { priceRangeLabel } from './price-range-label.ts'
export type { ReadItem } from './read-item.ts'
export { readPrice, readPriceRange } from './read-price.ts'
export {
  $isListShown,
  $returnPlace,
  listHidden,
  listShown,
  placeSaved,
  placeSeen,
  returnEnded,
  returnRequested,
} from './return-model.ts'
export type { SeenPlace } from './saved-list.ts'
export { readSearch, searchAddress } from './search-codec.ts'
export { searchHead } from './search-head.ts'
export * from './search-model.ts'
