import { sortValues } from '@jeoul/api/enums'
import { generateCatalogue } from '@jeoul/mock'

const pageSize = 30

/** The category of graphics cards. */
export const measuredCategory = '111213'
/** A graphics card that more than fifty malls sell. */
export const productPath = '/item/1012686'

interface ListPage {
  readonly cateId: string
  /** From 1. */
  readonly page: number
}

/** Every page of every category of the generated catalogue; neighbours come from different categories. */
export function listPages(items: number): readonly ListPage[] {
  return Array.from(generateCatalogue({ items }).leaves, ([cateId, leaf]) =>
    Array.from({ length: Math.ceil(leaf.items.size / pageSize) }, (_, index) => ({
      cateId,
      page: index + 1,
    })),
  )
    .flat()
    .sort((a, b) => a.page - b.page)
}

/** The mock's address of a page of a category, the cheapest first. */
export function mockQuery({ cateId, page }: ListPage, more: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({
    cate_id: cateId,
    idx_b_manager: '1',
    fields: 'stdpc,maker,hotdeal,event',
    offset: String((page - 1) * pageSize),
    limit: String(page * pageSize),
    sort: 'low',
    type: 'cash',
    ...more,
  })
  return `/front/v3/items?${query}`
}

/** json-server's address of the same page. */
export function jsonServerQuery({ cateId, page }: ListPage): string {
  return `/items?cate_id=${cateId}&_sort=cash&_order=asc&_page=${page}&_limit=${pageSize}`
}

/** Every page of every category in every order, as addresses on a site. */
export function listAddresses(items: number): readonly string[] {
  const pages = listPages(items)
  return sortValues.flatMap(sort =>
    pages.map(({ cateId, page }) => `/list/${cateId}?sort=${sort}&page=${page}`),
  )
}
