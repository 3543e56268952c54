import { getResponse } from 'msw'
import { expect, test } from 'vitest'
import { createCatalogueIndex } from '../../index/catalogue-index.ts'
import { tinyCatalogue } from '../../index/tiny-catalogue.ts'
import { createState } from '../../state/state.ts'
import { createHandlers } from '../create-handlers.ts'

const index = createCatalogueIndex(tinyCatalogue({ 111: [{ id: 7, name: '냉장고', cash: 5000 }, { id: 8 }] }))
const source = { index, baseUrls: { main: 'http://main.test', second: 'http://second.test' } }

function start() {
  const state = createState(source)
  const handlers = Object.values(createHandlers(source, state).main)
  const ask = async (path: string) => {
    const response = await getResponse(handlers, new Request(`http://main.test${path}`))
    return { status: response?.status, body: await response?.json() }
  }
  return { ads: state.ads, ask }
}

const item = {
  item_id: '7',
  item_name: '냉장고',
  item_brand: '저울전자',
  item_category: '분류 111',
  price: 5000,
}

test('the answers have no envelope', async () => {
  const { ask } = start()
  expect((await ask('/front/v3/ad/gaua4tag/?item_id=7')).body).toEqual({
    event: 'view_item',
    ecommerce: { currency: 'KRW', items: [item] },
  })
  expect((await ask('/ga4/v1/ads/sap006/view/7')).body).toEqual({
    event: 'view_promotion',
    ecommerce: { creative_slot: 'sap006', currency: 'KRW', items: [item] },
  })
  expect((await ask('/ga4/v1/ads/sap006/click/7')).body.event).toBe('select_promotion')
})

test('an item that is not for sale has no price', async () => {
  const { body } = await start().ask('/front/v3/ad/gaua4tag/?item_id=8')
  expect(body.ecommerce.items[0]).not.toHaveProperty('price')
})

test('views and clicks are counted separately', async () => {
  const { ads, ask } = start()
  await ask('/ga4/v1/ads/sap006/view/7')
  await ask('/ga4/v1/ads/sap006/view/7')
  await ask('/ga4/v1/ads/sap006/click/7')
  expect(ads.countOf('view', 'sap006', 7)).toBe(2)
  expect(ads.countOf('click', 'sap006', 7)).toBe(1)
  expect(ads.countOf('view', 'sam006', 7)).toBe(0)
})

test.each([
  [404, '/ga4/v1/ads/sap006/view/9'],
  [400, '/ga4/v1/ads/other/view/7'],
])('a report that is refused with %i is not counted', async (status, path) => {
  const { ads, ask } = start()
  expect((await ask(path)).status).toBe(status)
  expect([ads.countOf('view', 'sap006', 9), ads.countOf('view', 'other', 7)]).toEqual([0, 0])
})
