import { beforeEach, expect, test, vi } from 'vitest'
import { createMetrics } from './metrics.ts'
import { watchCalls } from './watch-calls.ts'

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const url = 'https://api.shop.test/front/v3/items?kwd=%EC%84%A0%EB%AC%BC'
const about = { id: 'b2d1', page: '/search' }
const hidden = { headers: { Authorization: 'Bearer s3cret' } }

beforeEach(() => vi.clearAllMocks())

const call = (send: (request: Request) => Promise<Response>, init: RequestInit = hidden) =>
  watchCalls({ log, about, send })(new Request(url, init))

test.each([200, 304, 400, 401, 404])('a %i is not counted as a failure of the host', async status => {
  await call(async () => new Response(null, { status }))
  expect(log.warn).not.toHaveBeenCalled()
})

test.each([500, 503, 429, 403])('a %i is logged with request, host and operation', async status => {
  await call(async () => new Response('', { status }))
  const fields = {
    ...about,
    host: 'api.shop.test',
    operation: 'GET /front/v3/items',
    status,
    ms: expect.any(Number),
  }
  expect(log.warn.mock.calls).toEqual([[fields, 'a call failed']])
})

test('regression: a host that asked anonymous visitors to log in was not logged', async () => {
  await call(async () => new Response(null, { status: 401 }), {})
  expect(log.warn.mock.lastCall?.[0]).toMatchObject({ status: 401 })
})

test('an unreachable host is logged with the reason, and the call rejects', async () => {
  const refused = new TypeError('fetch failed', {
    cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }),
  })
  await expect(call(() => Promise.reject(refused))).rejects.toBe(refused)
  expect(log.warn.mock.calls[0]?.[0]).toMatchObject({ reason: 'ECONNREFUSED' })
})

test('a call that the page no longer waits for is late', async () => {
  const stop = new AbortController()
  const given = call(
    ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    {
      signal: stop.signal,
    },
  )
  stop.abort()
  await expect(given).rejects.toThrow()
  expect(log.warn.mock.calls[0]?.[1]).toBe('a call was given up')
})

test('a call aborted by its visitor is not counted as a failure of the host', async () => {
  const metrics = createMetrics()
  const gone = AbortSignal.abort()
  const watched = watchCalls({ log, metrics, about, gone, send: () => Promise.reject(gone.reason) })
  await expect(watched(new Request(url, { signal: gone }))).rejects.toThrow()
  expect(log.warn).not.toHaveBeenCalled()
  expect(await metrics.registry.metrics()).not.toContain('outcome="late"')
})

test('neither the token nor what a shopper typed is logged', async () => {
  await call(async () => new Response('', { status: 500 }))
  const line = JSON.stringify(log.warn.mock.calls)
  expect(line).not.toMatch(/s3cret|kwd|선물|%EC/)
})

test('calls are counted by host and outcome', async () => {
  const metrics = createMetrics()
  const ask = watchCalls({ log, about, metrics, send: async () => new Response('', { status: 500 }) })
  await ask(new Request(url))
  expect(await metrics.registry.metrics()).toContain(
    'jeoul_calls_total{host="api.shop.test",outcome="failed"} 1',
  )
})
