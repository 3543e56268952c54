import { type ListPage, pageSize } from '../load/list-pages.ts'

const newFilters = 20_000

/** The desktop site's query for every page. */
export function plainQueries(pages: readonly ListPage[]): readonly string[] {
  return pages.map(page => query(page))
}

/** First pages with a unique lowest price, so that no answer can be cached. */
export function filteredQueries(pages: readonly ListPage[], round: number): readonly string[] {
  const categories = [...new Set(pages.map(({ cateId }) => cateId))]
  return Array.from({ length: newFilters }, (_, index) => {
    const cateId = categories[index % categories.length] ?? ''
    return query({ cateId, page: 1 }, { min: String(round * newFilters + index) })
  })
}

function query({ cateId, page }: ListPage, more: Readonly<Record<string, string>> = {}): string {
  const params = new URLSearchParams({
    cate_id: cateId,
    idx_b_manager: '1',
    ad: 'sap006',
    fields: 'stdpc,maker,hotdeal,event',
    offset: String((page - 1) * pageSize),
    limit: String(page * pageSize),
    sort: 'rank',
    type: 'cash',
    ...more,
  })
  return `/front/v3/items?${params}`
}
