import { afterAll, afterEach, expect, test } from 'vitest'
import { generateCatalogue } from '../../catalogue/generate-catalogue.ts'
import { startMock } from '../start-mock.ts'

const catalogue = generateCatalogue({ items: 400 })
const [cateId] = [...catalogue.leaves].toSorted(([, a], [, b]) => b.items.size - a.items.size)[0] ?? []
const mock = await startMock({ catalogue, portMain: 0, portSecond: 0 })
afterAll(() => mock.close())
afterEach(() => clock('', 'DELETE'))

const clock = (query: string, method: string) => fetch(`${mock.mainUrl}/__mock/clock${query}`, { method })
const items = async () =>
  (await (await fetch(`${mock.mainUrl}/front/v3/items?cate_id=${cateId}&limit=40`)).json()).result.items
const views = async () => {
  const ids: string[] = (await items()).map(({ item_id }: { item_id: string }) => item_id)
  return Promise.all(
    ids.map(async id => (await (await fetch(`${mock.mainUrl}/front/v3/item/view/${id}/1`)).json()).result),
  )
}

test('moves the prices of lists and of items together, and back', async () => {
  const before = await items()
  expect(await (await clock('?days=+12', 'POST')).json()).toMatchObject({ days: 12 })
  const after = await items()
  expect(after).not.toEqual(before)
  for (const [place, { cash, lowest }] of (await views()).entries()) {
    expect(after[place]).toMatchObject({ cash, ...(lowest && { lowest }) })
  }
  expect(await (await clock('?days=-12', 'POST')).json()).toMatchObject({ days: 0 })
  expect(await items()).toEqual(before)
})

test('a reset goes back to the first day', async () => {
  const before = await items()
  await clock('?days=+3', 'POST')
  await fetch(`${mock.mainUrl}/__mock/reset`, { method: 'POST' })
  expect(await (await clock('', 'GET')).json()).toMatchObject({ days: 0 })
  expect(await items()).toEqual(before)
})

test.each(['', '?days=', '?days=1.5', '?days=tomorrow', '?days=366'])('refuses POST %s', async query => {
  expect((await clock(query, 'POST')).status).toBe(400)
})
