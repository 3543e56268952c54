import type { ItemsQuery } from '@jeoul/api'
import { filterParams, readWords } from '@jeoul/filter-spec'
import type { Region } from '@jeoul/personal-price'
import type { ListQuery } from './list-query.ts'
import type { ListSite } from './list-site.ts'

/**
 * The optional fields that a list requests: "List item fields requested: stdpc, maker, hotdeal, event" (specification,
 * section 9).
 */
const itemFields = ['stdpc', 'maker', 'hotdeal', 'event'] satisfies ItemsQuery['fields']

/**
 * The request for the first window of a list. Each product is one row with its variants as lines, and totals count
 * products. Hosts that do not support this list each variant separately (assumed).
 *
 * @param cateId '' for a search of the whole catalogue
 * @param region where the shopper's orders are delivered, for lists of free delivery
 */
export function itemsRequest(
  cateId: string,
  managerId: number,
  query: ListQuery,
  site: ListSite,
  region: Region = 'mainland',
): ItemsQuery {
  return {
    ...(cateId !== '' && { cate_id: cateId }),
    idx_b_manager: managerId,
    ad: site.adCode,
    fields: itemFields,
    group: 'product',
    ...(query.event !== null && { event: query.event }),
    ...site.firstWindow(query),
    // Omitted for relevance, because a host may not support it; without a sort order, every search is sorted by
    // relevance.
    // On default terms, what a shopper pays is the lowest price.
    ...(query.sort !== 'relevance' && { sort: query.sort === 'personal' ? 'low' : query.sort }),
    type: query.type,
    ...(region !== 'mainland' && { region }),
    ...filterParams({ ...query, kwd: wordsOf(query) }),
  }
}

/**
 * The words of a search and of the "result-in-result search" within it, joined and cut to the length of one keyword
 * (assumed).
 */
export function wordsOf({ search, kwd }: Pick<ListQuery, 'search' | 'kwd'>): string {
  return readWords(`${search?.keyword ?? ''} ${kwd}`)
}
