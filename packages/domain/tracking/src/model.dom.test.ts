import { type AdParams, ApiError, clickAdFx, getAdTagFx, viewAdFx } from '@jeoul/api'
import { allSettled, fork } from 'effector'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Ad } from './ad.ts'
import { adFollowed, adSeen, pageTurned } from './model.ts'

const ad: Ad = { adCode: 'sam006', itemId: '1000017' }
const other: Ad = { adCode: 'sam006', itemId: '1000018' }

beforeEach(() => {
  Reflect.deleteProperty(window, 'dataLayer')
})

function setUp({ view = (_: AdParams): object => ({ event: 'view_promotion' }) } = {}) {
  const viewed = vi.fn(view)
  const scope = fork({
    handlers: [
      [viewAdFx, (_: unknown, params: AdParams) => viewed(params)],
      [clickAdFx, () => ({ event: 'select_promotion' })],
      [getAdTagFx, () => ({ event: 'view_item' })],
    ],
  })
  return {
    viewed,
    see: (params: Ad) => allSettled(adSeen, { scope, params }),
    follow: (params: Ad) => allSettled(adFollowed, { scope, params }),
    turn: () => allSettled(pageTurned, { scope }),
  }
}

describe('"the response is pushed to the page data layer"', () => {
  test('of a view, once a page view', async () => {
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

  test('of every click, with the payload of the product it leads to', async () => {
    const { follow } = setUp()
    await follow(ad)
    await follow(ad)
    expect(window.dataLayer).toHaveLength(4)
    expect(window.dataLayer).toEqual(
      expect.arrayContaining([{ event: 'select_promotion' }, { event: 'view_item' }]),
    )
  })

  test('behind whatever is in it', async () => {
    window.dataLayer = [{ event: 'gtm.js' }]
    const { see } = setUp()
    await see(ad)
    expect(window.dataLayer).toEqual([{ event: 'gtm.js' }, { event: 'view_promotion' }])
  })
})

test('"Ad tracking errors are only logged"', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { see } = setUp({
    view: () => {
      throw new ApiError('status', 'down', 503)
    },
  })
  await see(ad)
  expect(log).toHaveBeenCalledExactlyOnceWith('[tracking] down')
  expect(window.dataLayer).toBeUndefined()
})

test('two scopes do not leak into each other', async () => {
  const [one, two] = [setUp(), setUp()]
  await one.see(ad)
  await two.see(ad)
  expect(two.viewed).toHaveBeenCalledTimes(1)
})
