import { expect, test } from 'vitest'
import { tinyCatalogue } from '../../index/tiny-catalogue.ts'
import { askHandlers } from '../testing/ask-handlers.ts'

const ask = askHandlers(
  tinyCatalogue({
    111: [
      { id: 7, name: '조용한 냉장고', maker: 1, cash: 5000, card: 4800 },
      { id: 8, cash: 0 },
    ],
  }),
  'main',
)
const view = {
  item_id: '7',
  name: '조용한 냉장고',
  cate_id: '111',
  maker: 'Acme',
  image: 'http://main.test/pictures/box/7.svg',
  price_state: 3,
  cash: 5000,
  card: 4800,
}

test.each([
  ['/front/v3/item/view/7/1', 'GET'],
  ['/front/v2/item/view/7?from=report', 'POST'],
  ['/front/v2/item/view/7/20/?from=report', 'POST'],
])('%s returns the item’s summary', async (path, method) => {
  const { status, body } = await ask(path, { method })
  expect([status, body.result]).toEqual([200, view])
})

test('an item that is not for sale has no price', async () => {
  const { result } = (await ask('/front/v3/item/view/8/1')).body
  expect(result).toMatchObject({ price_state: 0, cash: null, card: null })
})

test.each([
  ['/front/v2/item/view/7', 'query.from'],
  ['/front/v2/item/view/7?from=list', 'query.from'],
  ['/front/v2/item/view/7/0/?from=report', 'path.x'],
  ['/front/v2/item/view/x?from=report', 'path.id'],
])('%s is refused, naming %s', async (path, place) => {
  const { status, body } = await ask(path, { method: 'POST' })
  expect([status, body.message]).toEqual([400, expect.stringContaining(`${place}: `)])
})
