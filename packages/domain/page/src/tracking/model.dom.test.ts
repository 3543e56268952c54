import { type AdParams, ApiError, clickAdFx, getAdTagFx, viewAdFx } from '@jeoul/api'
import { allSettled, fork } from 'effector'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Ad } from './ad.ts'
import type { MallVisit } from './data-layer.ts'
import { adFollowed, adSeen, itemSeen, mallFollowed, pageTurned } from './model.ts'

const ad: Ad = { adCode: 'sam006', itemId: '1000017' }
const other: Ad = { adCode: 'sam006', itemId: '1000018' }

beforeEach(() => {
  Reflect.deleteProperty(window, 'dataLayer')
})

function setUp({
  view = (_: AdParams): object => ({ event: 'view_promotion' }),
  tag = (): object => ({ event: 'view_item' }),
} = {}) {
  const viewed = vi.fn(view)
  const scope = fork({
    handlers: [
      [viewAdFx, (_: unknown, params: AdParams) => viewed(params)],
      [clickAdFx, () => ({ event: 'select_promotion' })],
      [getAdTagFx, tag],
    ],
  })
  return {
    viewed,
    see: (params: Ad) => allSettled(adSeen, { scope, params }),
    follow: (params: Ad) => allSettled(adFollowed, { scope, params }),
    look: (itemId: string) => allSettled(itemSeen, { scope, params: itemId }),
    leave: (params: MallVisit) => allSettled(mallFollowed, { scope, params }),
    turn: () => allSettled(pageTurned, { scope }),
  }
}

describe('"the response is pushed to the page data layer"', () => {
  test('of a view, once per page view', async () => {
    const { viewed, see, turn } = setUp()
    await see(ad)
    await see(ad)
    await see(other)
    expect(viewed.mock.calls).toEqual([[ad], [other]])
    expect(window.dataLayer).toEqual([{ event: 'view_promotion' }, { event: 'view_promotion' }])
    await turn()
    await see(ad)
    expect(viewed).toHaveBeenCalledTimes(3)
  })

  test('of every click', async () => {
    const { follow } = setUp()
    await follow(ad)
    await follow(ad)
    expect(window.dataLayer).toEqual([{ event: 'select_promotion' }, { event: 'select_promotion' }])
  })

  test('of every product’s page', async () => {
    const { look } = setUp()
    await look('1000017')
    expect(window.dataLayer).toEqual([{ event: 'view_item' }])
  })

  test('regression: a visit to a mall was reported as the click of an ad', async () => {
    const { leave } = setUp()
    await leave({ itemId: '7', mallId: '3' })
    expect(window.dataLayer).toEqual([{ event: 'mall_click', item_id: '7', mall_id: '3' }])
  })

  test('after existing entries', async () => {
    window.dataLayer = [{ event: 'gtm.js' }]
    const { see } = setUp()
    await see(ad)
    expect(window.dataLayer).toEqual([{ event: 'gtm.js' }, { event: 'view_promotion' }])
  })
})

test('"Ad tracking errors are only logged"', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const fail = () => {
    throw new ApiError('status', 'down', 503)
  }
  const { see, look } = setUp({ view: fail, tag: fail })
  await see(ad)
  await look('7')
  expect(log).toHaveBeenCalledExactlyOnceWith('[tracking] down')
  expect(window.dataLayer).toBeUndefined()
})

test('two scopes do not leak into each other', async () => {
  const [one, two] = [setUp(), setUp()]
  await one.see(ad)
  await two.see(ad)
  expect(two.viewed).toHaveBeenCalledTimes(1)
})
