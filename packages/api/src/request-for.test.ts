import { allSettled, createEffect, createEvent, createStore, fork, serialize } from 'effector'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { createResource } from './create-resource.ts'
import { requestFor } from './request-for.ts'

interface Params {
  readonly id: string
}

const call = createEffect<Params, string>()
const shop = createResource({ call, read: body => body })
const shopChosen = createEvent<string | null>()
const $shopId = createStore<string | null>(null).on(shopChosen, (_, id) => id)
const $params = $shopId.map(id => (id === null ? null : { id }))
const shopOpened = createEvent()
requestFor(shop, $params, shopOpened)

function setUp(values: Record<string, unknown> = {}) {
  const host = vi.fn(({ id }: Params) => id)
  const scope = fork({ values, handlers: [[call, host]] })
  return {
    scope,
    host,
    open: () => allSettled(shopOpened, { scope }),
    choose: (params: string | null) => allSettled(shopChosen, { scope, params }),
    ids: () => host.mock.calls.map(([{ id }]) => id),
  }
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

describe('a request that follows a store', () => {
  test('is sent for each value except null, and once for the same value', async () => {
    const { choose, open, ids, scope } = setUp()
    for (const id of ['7', '7', null, '7', '8']) await choose(id)
    await open()
    expect(ids()).toEqual(['7', '8'])
    expect(scope.getState(shop.$state).data).toBe('8')
  })

  test('is sent when a view is opened whose model was loaded after the value was set', async () => {
    const { open, ids } = setUp({ [$shopId.sid ?? '']: '7' })
    expect(ids()).toEqual([])
    await open()
    expect(ids()).toEqual(['7'])
  })

  test('is sent when its view is opened, if the server did not wait for it', async () => {
    const server = setUp()
    server.host.mockImplementation(() => {
      throw new ApiError('aborted', 'out of time')
    })
    await server.choose('7')
    const browser = setUp(JSON.parse(JSON.stringify(serialize(server.scope))))
    await browser.open()
    await browser.open()
    expect(browser.ids()).toEqual(['7'])
  })

  test('is not sent by a browser whose server has the answer', async () => {
    const server = setUp()
    await server.choose('7')
    const browser = setUp(JSON.parse(JSON.stringify(serialize(server.scope))))
    await browser.open()
    expect(browser.ids()).toEqual([])
  })
})

test('a request is not sent again after a failure', async () => {
  const { choose, open, scope, host } = setUp()
  host.mockImplementation(() => {
    throw new Error('down')
  })
  await choose('7')
  await open()
  expect(host).toHaveBeenCalledTimes(1)
  expect(scope.getState(shop.$state).status).toBe('failed')
})

test('two scopes are independent', async () => {
  const [one, two] = [setUp(), setUp()]
  await one.choose('7')
  expect(two.ids()).toEqual([])
  await two.choose('7')
  expect([one.ids(), two.ids()]).toEqual([['7'], ['7']])
})
