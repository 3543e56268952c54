import type { ItemsQuery } from '@jeoul/api'
import { filterParams } from '@jeoul/filter-spec'
import type { ListQuery } from './list-query.ts'
import type { ListSite } from './list-site.ts'

/** "List item fields requested: stdpc, maker, hotdeal, event" (specification, section 9). */
const itemFields = ['stdpc', 'maker', 'hotdeal', 'event'] satisfies ItemsQuery['fields']

/** What the first window of a list asks the API for. */
export function itemsRequest(
  cateId: string,
  managerId: number,
  query: ListQuery,
  site: ListSite,
): ItemsQuery {
  return {
    cate_id: cateId,
    idx_b_manager: managerId,
    ad: site.adCode,
    fields: itemFields,
    ...site.firstWindow(query),
    sort: query.sort,
    type: query.type,
    ...filterParams(query),
  }
}
