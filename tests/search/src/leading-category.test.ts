import type { ItemsParams } from '@jeoul/api'
import type { ItemListResponse } from '@jeoul/api/types'
import { findItems } from '@jeoul/list/find-items'
import { createCatalogueIndex, generateCatalogue } from '@jeoul/mock'
import { createHandlers } from '@jeoul/mock/handlers'
import { getResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { queries } from './queries.ts'

const index = createCatalogueIndex(generateCatalogue())
const host = 'http://main.test'
const { main } = createHandlers({ index, baseUrls: { main: host, second: 'http://second.test' } })

async function ask({ query: { keyword = '', limit = 30 } }: ItemsParams): Promise<ItemListResponse> {
  const params = new URLSearchParams({ keyword, limit: String(limit) })
  const response = await getResponse(Object.values(main), new Request(`${host}/front/v3/items?${params}`))
  return response?.json()
}

async function search(keyword: string) {
  const words = { search: { keyword, cateId: null, isExact: false }, kwd: '' }
  const query = { keyword, limit: 30 }
  const found = await findItems(ask, { query }, { words, before: null })
  const { items, category_counts } = found.body.result
  return { leading: category_counts?.[0]?.name, first: items[0]?.cate_id, readAs: found.reading?.keyword }
}

const table = Object.entries(queries).flatMap(([category, list]) =>
  list.split(', ').map((query): [string, string] => [query, category]),
)

describe('the category that must lead', () => {
  test('is listed for at least 200 queries', () => {
    expect(new Set(table.map(([query]) => query)).size).toBeGreaterThanOrEqual(200)
  })

  test.each(table)('%s leads to %s', async (query, category) => {
    expect(await search(query)).toMatchObject({ leading: category })
  })
})

test.each(['전기히터', '히터', '헤어드라이어', '전기레인지', '커피 원두'])(
  '%s, which no mall sells, leads nowhere else',
  async query => {
    expect((await search(query)).first).toBeUndefined()
  },
)
