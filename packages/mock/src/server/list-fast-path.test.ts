import fc from 'fast-check'
import { getResponse } from 'msw'
import { afterAll, expect, test } from 'vitest'
import { at } from '../catalogue/at.ts'
import { generateCatalogue } from '../catalogue/generate-catalogue.ts'
import { createCatalogueIndex } from '../index/catalogue-index.ts'
import { createHandlers } from '../resources/create-handlers.ts'
import { startMock } from './start-mock.ts'

const catalogue = generateCatalogue({ items: 1500, seed: 3 })
// Without validation, so that invalid requests reach both paths.
const mock = await startMock({ catalogue, portMain: 0, portSecond: 0, validate: false })
afterAll(() => mock.close())

const index = createCatalogueIndex(catalogue)
const baseUrls = { main: mock.mainUrl, second: mock.secondUrl }
const { main, second } = createHandlers({ index, baseUrls })
const handlers = [...Object.values(main), ...Object.values(second)]
const askMsw = async (request: Request) => (await getResponse(handlers, request)) ?? Response.error()

async function partsOf(response: Response) {
  const body = Buffer.from(await response.arrayBuffer()).toString('base64')
  return { status: response.status, type: response.headers.get('Content-Type'), body }
}

async function expectSame(path: string): Promise<void> {
  const url = mock.mainUrl + path
  expect(await partsOf(await fetch(url)), path).toEqual(await partsOf(await askMsw(new Request(url))))
}

const leaves = [...catalogue.leaves.values()]
const leaf = fc.constantFrom(...leaves)
const cate = leaf.chain(({ cateId }) => fc.constantFrom(cateId, cateId.slice(0, 2), cateId.slice(0, 4)))
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const word = fc.constantFrom('삼성', '게이밍', '16GB', 'zzzz', '노투북', '50%', 'a?b&c=d', '')
const number = fc.oneof(fc.nat(60).map(String), fc.nat(3_000_000).map(String), fc.constantFrom('-1', 'x', ''))

/** Mostly valid. */
const query = fc
  .record({
    cate_id: maybe(
      fc.oneof({ arbitrary: cate, weight: 9 }, { arbitrary: fc.constant('nowhere'), weight: 1 }),
    ),
    sort: maybe(fc.constantFrom('rank', 'low', 'high', 'new', 'review', 'other')),
    type: maybe(fc.constantFrom('cash', 'card')),
    ad: maybe(fc.constantFrom('sap006', 'sam006')),
    fields: maybe(fc.constantFrom('stdpc', 'maker,event', 'hotdeal,stdpc', 'none')),
    offset: maybe(number),
    limit: maybe(number),
    min: maybe(number),
    max: maybe(number),
    maker: maybe(fc.array(fc.nat(40).map(String), { maxLength: 3 }).map(ids => ids.join())),
    keyword: maybe(word),
    idx_b_manager: maybe(fc.constantFrom('1', '2', '9')),
    spec: maybe(
      leaf.map(({ facets }) => {
        const [facet] = facets
        return facet ? JSON.stringify({ [facet.key]: facet.values.slice(0, 2).map(({ key }) => key) }) : '{'
      }),
    ),
  })
  .map(fields => {
    const known = Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined)
    return `/front/v3/items?${new URLSearchParams(known)}`
  })

test('the server answers a list with the same bytes as the MSW handlers', async () => {
  await fc.assert(fc.asyncProperty(query, expectSame), { numRuns: 200 })
}, 60_000)

test('the same after members saved and reviewed what the list shows', async () => {
  const { cateId, items } = at(leaves, 0)
  const itemId = String(items.ids[0])
  const list = `/front/v3/items?cate_id=${cateId}&limit=1000`
  await expectSame(list)
  const before = await (await fetch(mock.mainUrl + list)).text()
  const headers = { Authorization: 'Bearer jeoul-mock-token-1', 'Content-Type': 'application/json' }
  const shopping = `${mock.secondUrl}/desktop/v1/shopping`
  const review = new FormData()
  review.append('marks', '1')
  review.append('message', '별로예요')
  const writes = [
    new Request(`${shopping}/wish`, { method: 'POST', headers, body: '{"name":"선물"}' }),
    new Request(`${shopping}/wish/1/items`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ item_id: itemId }),
    }),
    new Request(`${shopping}/items/${itemId}/reviews`, {
      method: 'POST',
      headers: { Authorization: headers.Authorization },
      body: review,
    }),
  ]
  for (const write of writes) {
    expect((await askMsw(write.clone())).status).toBe(200)
    expect((await fetch(write)).status).toBe(200)
  }
  await expectSame(list)
  expect(await (await fetch(mock.mainUrl + list)).text()).not.toBe(before)
})

test.each([
  '/front/v1/item/spec/11',
  '/front/v1/item/getSchPrice?cate_id=11',
  '/front/v3/item/cate/1',
  '/front/v2/zzim/group',
  '/logout',
])('%s is answered by the same handlers', expectSame)
