import { type ListPage, pageSize } from '../load/list-pages.ts'

/** The mock's query for a page of a category, the cheapest first. */
export function mockQuery({ cateId, page }: ListPage): string {
  const query = new URLSearchParams({
    cate_id: cateId,
    idx_b_manager: '1',
    fields: 'stdpc,maker,hotdeal,event',
    offset: String((page - 1) * pageSize),
    limit: String(page * pageSize),
    sort: 'low',
    type: 'cash',
  })
  return `/front/v3/items?${query}`
}

/** The same query for json-server. */
export function jsonServerQuery({ cateId, page }: ListPage): string {
  return `/items?cate_id=${cateId}&_sort=cash&_order=asc&_page=${page}&_limit=${pageSize}`
}
