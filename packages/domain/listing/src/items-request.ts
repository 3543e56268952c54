import type { ItemsQuery } from '@jeoul/api'
import { filterParams } from '@jeoul/filter-spec'
import { pageWindow } from '@jeoul/paging'
import type { ListQuery } from './list-query.ts'

/** "Ad codes: sap006 for desktop list items" (specification, section 9). */
const desktopAdCode = 'sap006'

/** "List item fields requested: stdpc, maker, hotdeal, event" (specification, section 9). */
const itemFields = ['stdpc', 'maker', 'hotdeal', 'event'] satisfies ItemsQuery['fields']

/** What one page of a list asks the API for. */
export function itemsRequest(cateId: string, managerId: number, query: ListQuery): ItemsQuery {
  return {
    cate_id: cateId,
    idx_b_manager: managerId,
    ad: desktopAdCode,
    fields: itemFields,
    ...pageWindow(query.page, query.size),
    sort: query.sort,
    type: query.type,
    ...filterParams(query),
  }
}
