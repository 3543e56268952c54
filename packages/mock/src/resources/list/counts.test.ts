import { getResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { createCatalogueIndex } from '../../index/catalogue-index.ts'
import { tinyCatalogue } from '../../index/tiny-catalogue.ts'
import { createState } from '../../state/state.ts'
import { createHandlers } from '../create-handlers.ts'

const baseUrls = { main: 'http://main.test', second: 'http://second.test' }
const source = {
  index: createCatalogueIndex(
    tinyCatalogue({
      111: [
        { id: 7, reviews: 3 },
        { id: 8, reviews: 0 },
      ],
    }),
  ),
  baseUrls,
}
const shopping = `${baseUrls.second}/desktop/v1/shopping`

let state = createState(source)
let handlers = createHandlers(source, state)
beforeEach(() => {
  state = createState(source)
  handlers = createHandlers(source, state)
})

async function ask(method: string, url: string, body?: FormData | object, member = 1) {
  const sent = body === undefined || body instanceof FormData ? body : JSON.stringify(body)
  const headers = {
    Authorization: `Bearer jeoul-mock-token-${member}`,
    ...(typeof sent === 'string' && { 'Content-Type': 'application/json' }),
  }
  const init = { method, headers, ...(sent === undefined ? {} : { body: sent }) }
  const all = [...Object.values(handlers.main), ...Object.values(handlers.second)]
  return (await getResponse(all, new Request(url, init)))?.json()
}

async function rows() {
  const { result } = await ask('GET', `${baseUrls.main}/front/v3/items?cate_id=111`)
  return Object.fromEntries(
    result.items.map(
      (item: { item_id: string; review_count: number; review_score?: number; zzim_count: number }) => [
        item.item_id,
        [item.review_count, item.review_score, item.zzim_count],
      ],
    ),
  )
}

function draft(marks: number): FormData {
  const form = new FormData()
  form.append('marks', String(marks))
  form.append('message', '좋아요')
  return form
}

test('a list counts members’ writes and deletions, as the product does', async () => {
  expect(await rows()).toEqual({ 7: [3, 4.5, 0], 8: [0, undefined, 0] })
  const { result } = await ask('POST', `${shopping}/items/7/reviews`, draft(1))
  await ask('POST', `${shopping}/items/8/reviews`, draft(2))
  const group = (await ask('POST', `${shopping}/wish`, { name: '선물' })).result.gid_zzim
  await ask('POST', `${shopping}/wish/${group}/items`, { item_id: '7' })
  expect(await rows()).toEqual({ 7: [4, 3.8, 1], 8: [1, 2, 0] })
  const info = await ask('GET', `${shopping}/items/7/reviews/info`)
  expect(info.result).toMatchObject({ total: 4, average: 3.8 })
  const product = await ask('GET', `${shopping}/items/7`)
  expect(product.result).toMatchObject({ review_count: 4, review_score: 3.8, zzim_count: 1 })

  await ask('DELETE', `${shopping}/items/7/reviews/${result.idx_thread}`)
  await ask('DELETE', `${shopping}/wish/items/7`)
  expect(await rows()).toEqual({ 7: [3, 4.5, 0], 8: [1, 2, 0] })
})

test('a list counts the data of a restored snapshot', async () => {
  const before = state.store.capture()
  await ask('POST', `${shopping}/items/8/reviews`, draft(2))
  const after = state.store.capture()
  before.restore()
  expect((await rows())[8]).toEqual([0, undefined, 0])
  after.restore()
  expect((await rows())[8]).toEqual([1, 2, 0])
})

test('lists do not count shopping reviews', async () => {
  await ask('POST', `${shopping}/items/8/market/reviews`, draft(2))
  expect((await rows())[8]).toEqual([0, undefined, 0])
})
