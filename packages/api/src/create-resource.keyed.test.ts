import { allSettled, createEffect, fork, serialize } from 'effector'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { connectionOpened, networkRestored, tokenChanged } from './connection.ts'
import { createResource } from './create-resource.ts'
import type { CallOptions } from './request-host.ts'

interface Question {
  readonly id: number
  readonly page?: number
}

const call = createEffect<Question & CallOptions, string | null>()
const resource = createResource({
  call,
  keyOf: ({ id }: Question) => String(id),
  read: body => (body === 'broken' ? JSON.parse(body) : body),
})

const connection = {
  config: { mainUrl: '', secondUrl: '', timeLimit: 0 },
  token: null,
  signal: null,
  sharedTtl: 0,
}

/** A scope whose host answers under the test's control. */
function setUp(values?: Record<string, unknown>) {
  const host = vi.fn<(params: Question) => string | null | Promise<string | null>>(({ id }) => `answer ${id}`)
  const scope = fork({ handlers: [[call, host]], ...(values && { values }) })
  return {
    scope,
    host,
    request: (id: number) => allSettled(resource.wanted, { scope, params: { id } }),
    refresh: (id: number) => allSettled(resource.refreshed, { scope, params: { id } }),
    resume: () => allSettled(connectionOpened, { scope, params: connection }),
    states: () => scope.getState(resource.$states),
    ids: () => host.mock.calls.map(([{ id }]) => id),
  }
}

const failWith = (kind: 'status' | 'aborted' | 'network') => () => {
  throw new ApiError(kind, '', kind === 'status' ? 503 : null)
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

test('each key has its own answer', async () => {
  const { request, states } = setUp()
  await Promise.all([request(1), request(2)])
  expect(states()).toEqual({
    1: { status: 'full', data: 'answer 1' },
    2: { status: 'full', data: 'answer 2' },
  })
})

describe('a request is sent', () => {
  test('once while it is pending, and not again after the answer', async () => {
    const { request, refresh, states, host } = setUp()
    const answer = Promise.withResolvers<string>()
    host.mockReturnValueOnce(answer.promise)
    const settled = [request(1), request(1), refresh(1)]
    expect(states()).toEqual({ 1: { status: 'loading', data: null } })
    answer.resolve('late')
    await Promise.all(settled)
    await request(1)
    expect(host).toHaveBeenCalledTimes(1)
    expect(states()[1]?.data).toBe('late')
  })

  test('again to refresh the data', async () => {
    const { request, refresh, states, host } = setUp()
    await request(1)
    host.mockReturnValueOnce('newer')
    await refresh(1)
    expect(states()[1]?.data).toBe('newer')
  })

  test('again after a failure, which resets its own key and is logged once', async () => {
    const { request, states, host } = setUp()
    host.mockImplementationOnce(failWith('status'))
    await Promise.all([request(1), request(2)])
    expect(states()).toMatchObject({
      1: { status: 'failed', failure: { status: 503 } },
      2: { status: 'full' },
    })
    expect(console.error).toHaveBeenCalledTimes(1)
    await request(1)
    expect(states()[1]?.status).toBe('full')
  })
})

test.each([
  ['an answer that is refused', null],
  ['an answer that makes its check throw', 'broken'],
])('%s is a failure', async (_, answer) => {
  const { request, states, host } = setUp()
  host.mockReturnValueOnce(answer)
  await request(1)
  expect(states()[1]).toMatchObject({ status: 'failed', failure: { kind: 'refused' } })
})

describe('a browser that takes over from a server', () => {
  test('requests what the server did not wait for, and nothing else', async () => {
    const server = setUp()
    server.host.mockImplementation(({ id }) => {
      if (id === 1) return 'answered'
      return failWith(id === 2 ? 'aborted' : 'status')()
    })
    for (const id of [1, 2, 3]) await server.request(id)
    expect(server.states()[2]).toEqual({ status: 'loading', data: null })

    const browser = setUp(JSON.parse(JSON.stringify(serialize(server.scope))))
    await Promise.all([browser.resume(), browser.resume()])
    await browser.resume()
    expect(browser.ids()).toEqual([2])
    expect(browser.states()[2]).toEqual({ status: 'full', data: 'answer 2' })
  })

  test('may request it before the connection is opened', async () => {
    const server = setUp()
    server.host.mockImplementation(failWith('aborted'))
    await server.request(1)
    const browser = setUp(serialize(server.scope))
    await Promise.all([browser.request(1), browser.resume()])
    expect(browser.ids()).toEqual([1])
  })
})

test('two scopes are independent', async () => {
  const [one, two] = [setUp(), setUp()]
  await one.request(1)
  expect(two.states()).toEqual({})
  await Promise.all([one.request(2), two.request(2)])
  expect([one.ids(), two.ids()]).toEqual([[1, 2], [2]])
})

test('a restored connection requests again what failed with it, and nothing else', async () => {
  const { scope, host, request, states, ids } = setUp()
  host.mockImplementationOnce(failWith('network')).mockImplementationOnce(failWith('status'))
  for (const id of [1, 2, 3]) await request(id)
  await allSettled(networkRestored, { scope })
  expect(ids()).toEqual([1, 2, 3, 1])
  expect(states()).toMatchObject({ 1: { status: 'full' }, 2: { status: 'failed' }, 3: { status: 'full' } })
})

test('a login requests again what was refused without one', async () => {
  const { scope, host, request, states, ids } = setUp()
  host.mockImplementationOnce(() => Promise.reject(new ApiError('status', 'refused', 401)))
  for (const id of [1, 2]) await request(id)
  await allSettled(tokenChanged, { scope, params: 'abc' })
  expect(ids()).toEqual([1, 2, 1])
  expect(states()).toMatchObject({ 1: { status: 'full' } })
})
