import type { ItemsParams } from '@jeoul/api'
import type { ItemListResponse } from '@jeoul/api/types'
import { findItems } from '@jeoul/list/find-items'
import { createCatalogueIndex, generateCatalogue } from '@jeoul/mock'
import { createHandlers } from '@jeoul/mock/handlers'
import { getResponse } from 'msw'
import { queries } from './queries.ts'

const index = createCatalogueIndex(generateCatalogue())
const host = 'http://main.test'
const { main } = createHandlers({ index, baseUrls: { main: host, second: 'http://second.test' } })

/** Each query, and the name of the category that it must lead to. */
export const table = Object.entries(queries).flatMap(([category, list]) =>
  list.split(', ').map((query): [string, string] => [query, category]),
)

/** Asks the mock's main API. */
export async function askHost<Answer>(path: string): Promise<Answer> {
  const response = await getResponse(Object.values(main), new Request(host + path))
  return response?.json()
}

function ask({ query: { keyword = '', limit = 30 } }: ItemsParams): Promise<ItemListResponse> {
  const params = new URLSearchParams({ keyword, limit: String(limit) })
  return askHost(`/front/v3/items?${params}`)
}

/** Searches as the site does. */
export async function search(keyword: string) {
  const words = { search: { keyword, cateId: null, isExact: false }, kwd: '' }
  const query = { keyword, limit: 30 }
  const found = await findItems(ask, { query }, { words, before: null })
  const { items, category_counts } = found.body.result
  return { leading: category_counts?.[0]?.name, first: items[0]?.cate_id, readAs: found.reading?.keyword }
}
