import { sortValues } from '@jeoul/api/enums'
import type { PriceType, Sort } from '@jeoul/api/types'
import { emptyFilter, type Filter } from '@jeoul/filter-spec'

/** A search for a keyword, whose results form a list. */
export interface Search {
  /** As `readKeyword` reads it; never empty. */
  readonly keyword: string
  /** The category that the search is narrowed to, or null. */
  readonly cateId: string | null
  /** Whether the keyword must be searched exactly as typed, even without results. */
  readonly isExact: boolean
}

/**
 * A sort order of a list: one of the host's, or by what this shopper pays (내 결제가순). The browser sorts by the latter,
 * because a host knows no payment terms (assumed).
 */
export type ListSort = Sort | 'personal'

/** All choices of a shopper on a list, which its address contains completely. */
export interface ListQuery extends Filter {
  /** Null on the list of a category. */
  readonly search: Search | null
  /** From 1. */
  readonly page: number
  readonly sort: ListSort
  /** Products per page, one of {@link pageSizes}. */
  readonly size: number
  /** The price to show, sort and filter by. */
  readonly type: PriceType
  /** The tab of the list: 'total' holds all products, and is the only one (assumed). */
  readonly tab: 'total'
  /** The kind of the route: 'srch' is a list of items, and the only one (assumed). */
  readonly pageType: 'srch'
  /** The event whose products the list holds, by its id; null for all products. */
  readonly event: string | null
  /** The referrer's code, which selects the curation (specification, section 2). */
  readonly adCode: string | null
}

/** The page sizes that the desktop offers (assumed). */
export const pageSizes = [30, 60, 90] as const

const sortLabels: Readonly<Record<ListSort, string>> = {
  rank: '인기순',
  low: '낮은가격순',
  high: '높은가격순',
  new: '신상품순',
  review: '리뷰많은순',
  relevance: '정확도순',
  personal: '내 결제가순',
}

/** A sort order to choose. */
export interface SortChoice {
  readonly key: ListSort
  readonly label: string
}

const labelled = [...sortValues, 'personal' as const].map(
  (key): SortChoice => ({ key, label: sortLabels[key] }),
)

/** The sort orders of a category's list, in the contract's order, and 내 결제가순. The first is the default. */
export const sorts = labelled.filter(({ key }) => key !== 'relevance')
const searchSorts = [...labelled.filter(sort => !sorts.includes(sort)), ...sorts]

/** The sort orders of a list. Those of a search begin with relevance. */
export function sortsOf(search: Search | null): readonly SortChoice[] {
  return search ? searchSorts : sorts
}

export function defaultSort(search: Search | null): ListSort {
  return search ? 'relevance' : 'rank'
}

/**
 * The choices of an address without parameters: "Desktop route defaults: page 1, sort rank, size 30, type cash, tab
 * total, pageType srch" (specification, section 9). Tab and page type have no other values, so addresses neither
 * change nor contain them.
 */
export const defaultListQuery: ListQuery = {
  ...emptyFilter,
  search: null,
  page: 1,
  sort: 'rank',
  size: pageSizes[0],
  type: 'cash',
  tab: 'total',
  pageType: 'srch',
  event: null,
  adCode: null,
}

/** A search without further choices. */
export function plainSearch(search: Search): ListQuery {
  return { ...defaultListQuery, search, sort: defaultSort(search) }
}
