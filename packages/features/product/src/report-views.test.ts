import { getAdTagFx, getProductFx, type ItemParams } from '@jeoul/api'
import { $siteProps, appStarted } from '@jeoul/page'
import { productClosed, productOpened } from '@jeoul/product'
import { allSettled, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { itemShown } from './report-views.ts'

vi.mock('@jeoul/ssr/page-quiet', () => ({ pageQuiet: async () => {} }))

const tab = new EventTarget()
const usual = fork().getState($siteProps)

afterEach(() => {
  vi.unstubAllGlobals()
})

async function setUp({ isBot = false, visibilityState = 'visible' } = {}) {
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
  vi.stubGlobal('document', Object.assign(tab, { visibilityState }))
  if (isBot) await allSettled(appStarted, { scope, params: { ...usual, isBot } })
  return {
    scope,
    settle: () => allSettled(itemShown, { scope }),
    open: (itemId: string) => allSettled(productOpened, { scope, params: { itemId, managerId: 1 } }),
    close: () => allSettled(productClosed, { scope }),
    views: () => tagged.mock.calls.map(([, { itemId }]) => itemId),
  }
}

test('"gaua4tag/?item_id=": every view of a product is reported once', async () => {
  const { settle, open, close, views } = await setUp()
  await settle()
  await open('7')
  // Another tab of the same product's page.
  await open('7')
  await settle()
  expect(views()).toEqual(['7'])
  await open('8')
  await close()
  await open('8')
  expect(views()).toEqual(['7', '8', '8'])
})

test('a product that was open before is reported once its page is drawn and quiet', async () => {
  const { settle, open, views } = await setUp()
  await open('7')
  expect(views()).toEqual([])
  await settle()
  expect(views()).toEqual(['7'])
})

test('robots view nothing', async () => {
  const { settle, open, views } = await setUp({ isBot: true })
  await open('7')
  await settle()
  expect(views()).toEqual([])
})

test('a page in a tab behind is seen when its tab is', async () => {
  const { scope, settle, open, views } = await setUp({ visibilityState: 'hidden' })
  await open('7')
  const listened = vi.spyOn(tab, 'addEventListener')
  const settled = settle()
  await vi.waitFor(() => expect(listened).toHaveBeenCalled())
  expect(views()).toEqual([])
  tab.dispatchEvent(new Event('visibilitychange'))
  await settled
  await allSettled(scope)
  expect(views()).toEqual(['7'])
})
