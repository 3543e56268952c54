import type { ItemsQuery } from '@jeoul/api'
import { filterParams, readWords } from '@jeoul/filter-spec'
import type { ListQuery } from './list-query.ts'
import type { ListSite } from './list-site.ts'

/** "List item fields requested: stdpc, maker, hotdeal, event" (specification, section 9). */
const itemFields = ['stdpc', 'maker', 'hotdeal', 'event'] satisfies ItemsQuery['fields']

/**
 * The request for the first window of a list. A product is one row, whatever it is sold as: its variants are lines of
 * that row, and totals count products. A host that does not know how shows each variant by itself (assumed).
 *
 * @param cateId '' for a search through everything
 */
export function itemsRequest(
  cateId: string,
  managerId: number,
  query: ListQuery,
  site: ListSite,
): ItemsQuery {
  return {
    ...(cateId !== '' && { cate_id: cateId }),
    idx_b_manager: managerId,
    ad: site.adCode,
    fields: itemFields,
    group: 'product',
    ...(query.event !== null && { event: query.event }),
    ...site.firstWindow(query),
    // A host may not know the order by name; without one, it is that of every search.
    ...(query.sort !== 'relevance' && { sort: query.sort }),
    type: query.type,
    ...filterParams({ ...query, kwd: wordsOf(query) }),
  }
}

/** "Result-in-result search": joins all words, cut to the length of one keyword (assumed). */
export function wordsOf({ search, kwd }: Pick<ListQuery, 'search' | 'kwd'>): string {
  return readWords(`${search?.keyword ?? ''} ${kwd}`)
}
