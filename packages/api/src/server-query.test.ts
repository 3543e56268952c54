import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import type { ApiConnection } from './connection.ts'
import type { CallOptions } from './request-host.ts'
import { createServerQuery, type PagePart } from './server-query.ts'

interface Params extends CallOptions {
  readonly itemId: string
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const config = { mainUrl: 'http://main.test', secondUrl: 'http://second.test', timeLimit: 60_000 }

function setUp(part?: PagePart) {
  const send = vi.fn(async (_: Params) => ({ data: 'an answer', response: new Response() }))
  const query = createServerQuery(send, part)
  const ask = async (params: Params, connection: Partial<ApiConnection> = {}) =>
    query({ params, connection: { config, token: null, signal: null, sharedTtl: 100, ...connection } })
  return { send, ask }
}

const down = () => Promise.reject(new ApiError('status', 'down', 500))

test('an operation that fails five times in a row is not called for five seconds, for any visitor', async () => {
  const { send, ask } = setUp()
  send.mockImplementation(down)
  for (let itemId = 0; itemId < 5; itemId++)
    await expect(ask({ itemId: String(itemId) })).rejects.toThrow('down')
  await expect(ask({ itemId: '5' })).rejects.toThrow('the host has failed too often')
  await expect(ask({ itemId: '5' }, { token: 'a' })).rejects.toThrow('the host has failed too often')
  expect(send).toHaveBeenCalledTimes(5)
  send.mockResolvedValue({ data: 'back', response: new Response() })
  await vi.advanceTimersByTimeAsync(5000)
  expect(await ask({ itemId: '5' })).toBe('back')
  expect(await ask({ itemId: '6' })).toBe('back')
})

test('a missing thing is no failure of the host', async () => {
  const { send, ask } = setUp()
  send.mockImplementation(() => Promise.reject(new ApiError('status', 'no such item', 404)))
  for (let itemId = 0; itemId < 9; itemId++)
    await expect(ask({ itemId: String(itemId) })).rejects.toThrow('no such')
  expect(send).toHaveBeenCalledTimes(9)
})

test('an operation that hangs is paused, too', async () => {
  const { send, ask } = setUp()
  send.mockImplementation(() => new Promise(() => {}))
  for (let itemId = 0; itemId < 5; itemId++) {
    const late = AbortSignal.abort(new DOMException('late', 'AbortError'))
    await expect(ask({ itemId: String(itemId) }, { signal: late })).rejects.toThrow('late')
  }
  await expect(ask({ itemId: '5' })).rejects.toThrow('the host has failed too often')
})

test.each<[part: PagePart, optional: boolean | undefined, times: number]>([
  ['content', true, 0],
  ['content', undefined, 1],
  ['frame', undefined, 0],
])(
  "a stale answer is reported only if it is the page's own: %s, optional %s",
  async (part, optional, times) => {
    const { send, ask } = setUp(part)
    const onStale = vi.fn()
    const visit = () => ask({ itemId: '1', optional }, { staleTtl: 1000, onStale })
    await visit()
    await vi.advanceTimersByTimeAsync(200)
    send.mockImplementation(down)
    expect(await visit()).toBe('an answer')
    expect(onStale).toHaveBeenCalledTimes(times)
  },
)

describe('regression: a call that no visitor waited for any more counted as a failure of its host', () => {
  const hang = () => new Promise<never>(() => {})

  test('and its stale answer caused a notice on a page that had requested something else since', async () => {
    const { send, ask } = setUp()
    const onStale = vi.fn()
    await ask({ itemId: '1' })
    await vi.advanceTimersByTimeAsync(200)
    send.mockImplementation(hang)
    const replaced = new AbortController()
    const first = ask({ itemId: '1', signal: replaced.signal }, { staleTtl: 1000, onStale })
    replaced.abort()
    await expect(first).rejects.toThrow('aborted')
    expect(onStale).not.toHaveBeenCalled()
  })

  test.each<[string, Partial<ApiConnection>, Partial<Params>]>([
    ['the page asked for something else', {}, { signal: AbortSignal.abort() }],
    ['a member’s page asked for something else', { token: 'a' }, { signal: AbortSignal.abort() }],
    ['a visitor left', { signal: AbortSignal.abort(), gone: AbortSignal.abort() }, {}],
    ['a member left', { token: 'a', signal: AbortSignal.abort(), gone: AbortSignal.abort() }, {}],
  ])('and its operation was paused: %s', async (_, connection, params) => {
    const { send, ask } = setUp()
    send.mockImplementation(connection.token ? () => Promise.reject(AbortSignal.abort().reason) : hang)
    for (let itemId = 0; itemId < 9; itemId++)
      await expect(ask({ itemId: String(itemId), ...params }, connection)).rejects.toThrow('aborted')
    send.mockResolvedValue({ data: 'an answer', response: new Response() })
    expect(await ask({ itemId: '10' })).toBe('an answer')
  })
})

test('a page waits less for optional data', async () => {
  const { send, ask } = setUp()
  send.mockImplementation(() => new Promise(() => {}))
  const soon = new AbortController()
  const visit = (optional: boolean) =>
    ask({ itemId: String(optional), optional }, { optionalSignal: soon.signal })
  const [optional, needed] = [visit(true), visit(false)]
  soon.abort()
  await expect(optional).rejects.toThrow('aborted')
  expect(await Promise.race([needed, 'still waiting'])).toBe('still waiting')
})
