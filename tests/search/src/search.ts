import type { ItemsParams, ShopCategoryParams } from '@jeoul/api'
import type { ItemListResponse, SpecResponse } from '@jeoul/api/types'
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

function ask({
  query: { keyword = '', limit = 30, cate_id, spec, min, max, exclude, trait },
}: ItemsParams): Promise<ItemListResponse> {
  const asked = { keyword, limit, cate_id, spec, min, max, exclude, trait }
  const given = Object.entries(asked).filter(([, value]) => value !== undefined)
  const params = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return askHost(`/front/v3/items?${params}`)
}

function askSpecs({ cateId }: ShopCategoryParams): Promise<SpecResponse> {
  return askHost(`/front/v1/item/spec/${cateId}`)
}

/** The name of a category. */
export function nameOf(cateId: string | null | undefined): string | undefined {
  return index.categories.get(cateId ?? '')?.node.name
}

/** Searches as the site does. */
export async function search(keyword: string) {
  const words = { search: { keyword, cateId: null, isExact: false }, kwd: '' }
  const query = { keyword, limit: 30 }
  const found = await findItems({ getItems: ask, getSpecs: askSpecs }, { query }, { words, before: null })
  const { items, category_counts } = found.body.result
  const { keyword: readAs, choices } = found.reading ?? {}
  return { leading: category_counts?.[0]?.name, first: items[0]?.cate_id, items, readAs, choices }
}
