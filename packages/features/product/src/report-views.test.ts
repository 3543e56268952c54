import { getAdTagFx, getProductFx, type ItemParams } from '@jeoul/api'
import { productClosed, productOpened } from '@jeoul/product'
import { allSettled, createEvent, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { reportItemViews } from './report-views.ts'

const visitorCame = createEvent()
reportItemViews(visitorCame)

function setUp() {
  const tagged = vi.fn((_: unknown, { itemId }: ItemParams) => ({ event: 'view_item', item_id: itemId }))
  const scope = fork({
    handlers: [
      [getAdTagFx, tagged],
      [
        getProductFx,
        (_: unknown, { itemId }: ItemParams) => ({
          success: true,
          result: { item: { item_id: itemId, name: '상품' } },
        }),
      ],
    ],
  })
  vi.stubGlobal('window', {})
  return {
    come: () => allSettled(visitorCame, { scope }),
    open: (itemId: string) => allSettled(productOpened, { scope, params: { itemId, managerId: 1 } }),
    close: () => allSettled(productClosed, { scope }),
    views: () => tagged.mock.calls.map(([, { itemId }]) => itemId),
  }
}

test('"gaua4tag/?item_id=": every view of a product is reported once', async () => {
  const { come, open, close, views } = setUp()
  await come()
  await open('7')
  // Another tab of the same product's page.
  await open('7')
  expect(views()).toEqual(['7'])
  await open('8')
  await close()
  await open('8')
  expect(views()).toEqual(['7', '8', '8'])
})

test('a view before the first interaction is reported with it, and views by robots never are', async () => {
  const { come, open, views } = setUp()
  await open('7')
  expect(views()).toEqual([])
  await come()
  expect(views()).toEqual(['7'])
})
