import { allSettled, createEffect, fork, serialize } from 'effector'
import { describe, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { connectionOpened, networkRestored, tokenChanged } from './connection.ts'
import { createResource } from './create-resource.ts'
import type { CallOptions } from './request-host.ts'

type Params = { id: number } & CallOptions

const call = createEffect<Params, string | null>()
const resource = createResource({
  call,
  read: body => body,
  keepPrevious: (before: { id: number }, now) => Math.sign(before.id) === Math.sign(now.id),
})

/** A scope whose host answers under the test's control. A deaf host ignores aborts. */
function setUp(values?: Record<string, unknown>, { isDeaf = false } = {}) {
  const calls: (Params & { answer: (body: string | null) => void; fail: (error: ApiError) => void })[] = []
  const host = (params: Params) =>
    new Promise<string | null>((answer, fail) => {
      calls.push({ ...params, answer, fail })
      if (!isDeaf) params.signal?.addEventListener('abort', () => fail(new ApiError('aborted', 'abandoned')))
    })
  const scope = fork({ handlers: [[call, host]], ...(values && { values }) })
  return { scope, calls, ask: (id: number) => allSettled(resource.requested, { scope, params: { id } }) }
}

const silence = () => vi.spyOn(console, 'error').mockImplementation(() => {})

describe('"Every loading flow is: request, then success or failure"', () => {
  test('success stores the data', async () => {
    const { scope, calls, ask } = setUp()
    const settled = ask(1)
    expect(scope.getState(resource.$state)).toEqual({ status: 'loading', data: null })
    calls[0]?.answer('one')
    await settled
    expect(scope.getState(resource.$state)).toEqual({ status: 'full', data: 'one' })
  })

  test('"Failed loads reset the affected data", and are logged once', async () => {
    const log = silence()
    const { scope, calls, ask } = setUp()
    const first = ask(1)
    calls[0]?.answer('one')
    await first
    const second = ask(2)
    calls[1]?.fail(new ApiError('status', 'down', 503))
    await second
    expect(scope.getState(resource.$state)).toEqual({
      status: 'failed',
      data: null,
      failure: { kind: 'status', status: 503 },
    })
    expect(log).toHaveBeenCalledTimes(1)
  })

  test('"A success response is required before data is stored"', async () => {
    silence()
    const { scope, calls, ask } = setUp()
    const settled = ask(1)
    calls[0]?.answer(null)
    await settled
    expect(scope.getState(resource.$state)).toMatchObject({ status: 'failed', failure: { kind: 'refused' } })
  })
})

describe('only the newest request counts', () => {
  test('a new request aborts the previous call', async () => {
    const { calls, ask } = setUp()
    const both = [ask(1), ask(2)]
    expect(calls.map(({ signal }) => signal?.aborted)).toEqual([true, false])
    calls[1]?.answer('two')
    await Promise.all(both)
  })

  test('a reset aborts the request, and its late answer is ignored', async () => {
    const { scope, calls, ask } = setUp({}, { isDeaf: true })
    const both = [ask(1), allSettled(resource.reset, { scope })]
    expect(calls[0]?.signal?.aborted).toBe(true)
    calls[0]?.answer('one')
    await Promise.all(both)
    expect(scope.getState(resource.$state)).toEqual({ status: 'idle', data: null })
  })

  test('a late answer is dropped, even from a host that ignores the abort', async () => {
    const { scope, calls, ask } = setUp({}, { isDeaf: true })
    const both = [ask(1), ask(2)]
    calls[1]?.answer('two')
    calls[0]?.answer('one')
    await Promise.all(both)
    expect(scope.getState(resource.$state)).toEqual({ status: 'full', data: 'two' })
  })

  test('requesting the same twice uses one answer', async () => {
    const { scope, calls, ask } = setUp()
    const both = [ask(1), ask(1)]
    calls[0]?.answer('early')
    expect(scope.getState(resource.$state).status).toBe('loading')
    calls[1]?.answer('late')
    await Promise.all(both)
    expect(scope.getState(resource.$state).data).toBe('late')
  })
})

describe('the data on screen while a newer answer is loading', () => {
  test.each([
    ['stays, when it is about the same', 2, 'one'],
    ['goes, when it is about something else', -2, null],
  ])('%s', async (_, next, kept) => {
    const { scope, calls, ask } = setUp()
    const first = ask(1)
    calls[0]?.answer('one')
    await first
    const second = ask(next)
    expect(scope.getState(resource.$state)).toEqual({ status: 'loading', data: kept })
    calls[1]?.answer('two')
    await second
  })
})

test('a retry sends the same request', async () => {
  silence()
  const { scope, calls, ask } = setUp()
  const first = ask(7)
  calls[0]?.fail(new ApiError('network', 'down'))
  await first
  const again = allSettled(resource.retried, { scope })
  expect(calls[1]?.id).toBe(7)
  calls[1]?.answer('seven')
  await again
  expect(scope.getState(resource.$state).data).toBe('seven')
})

describe('what the server did not wait for', () => {
  const connection = {
    config: { mainUrl: '', secondUrl: '', timeLimit: 0 },
    token: null,
    signal: null,
    sharedTtl: 0,
  }

  async function takeOver() {
    const server = setUp()
    const rendered = server.ask(7)
    server.calls[0]?.fail(new ApiError('aborted', 'out of time'))
    await rendered
    return setUp(serialize(server.scope))
  }

  test('is requested once when the browser opens its connection', async () => {
    const { scope, calls } = await takeOver()
    const open = () => allSettled(connectionOpened, { scope, params: connection })
    const opened = [open(), open()]
    expect(calls.map(({ id }) => id)).toEqual([7])
    calls[0]?.answer('seven')
    await Promise.all(opened)
    await open()
    expect(calls).toHaveLength(1)
  })

  test('is requested once by a model that was loaded after that', async () => {
    const { scope, calls } = await takeOver()
    const want = () => allSettled(resource.wanted, { scope, params: { id: 7 } })
    const wanted = [want(), want()]
    calls[0]?.answer('seven')
    await Promise.all(wanted)
    await want()
    expect(calls.map(({ id }) => id)).toEqual([7])
  })
})

test('two scopes are independent', async () => {
  const [one, two] = [setUp(), setUp()]
  const both = [one.ask(1), two.ask(2)]
  two.calls[0]?.answer('two')
  one.calls[0]?.answer('one')
  await Promise.all(both)
  expect(one.scope.getState(resource.$state).data).toBe('one')
  expect(two.scope.getState(resource.$state).data).toBe('two')
})

describe('a lost connection', () => {
  const otherCall = createEffect<Params, string | null>()
  const other = createResource({ call: otherCall, read: (body: string | null) => body })

  /** Two resources whose first requests fail in the same way. */
  async function lose(kind: 'network' | 'timeout' | 'status', status: number | null = null) {
    silence()
    const fail = new ApiError(kind, 'lost', status)
    const one = vi.fn<() => Promise<string>>(async () => 'one').mockRejectedValueOnce(fail)
    const two = vi.fn<() => Promise<string>>(async () => 'two').mockRejectedValueOnce(fail)
    const scope = fork({
      handlers: [
        [call, one],
        [otherCall, two],
      ],
    })
    await allSettled(resource.requested, { scope, params: { id: 1 } })
    await allSettled(other.requested, { scope, params: { id: 1 } })
    return { scope, one, two }
  }

  test.each([
    ['lost', 'network'],
    ['regression: silent, of which every block had to be retried by itself', 'timeout'],
  ] as const)('is retried when it is restored, only for what failed with it: %s', async (_, kind) => {
    const { scope, one, two } = await lose(kind)
    await allSettled(networkRestored, { scope })
    await allSettled(networkRestored, { scope })
    expect(one).toHaveBeenCalledTimes(2)
    expect(two).toHaveBeenCalledTimes(2)
    expect(scope.getState(other.$state)).toEqual({ status: 'full', data: 'two' })
  })

  test.each(['network', 'timeout'] as const)(
    'takes one press: what failed with it is retried: %s',
    async kind => {
      const { scope, one, two } = await lose(kind)
      await allSettled(resource.retried, { scope })
      expect(one).toHaveBeenCalledTimes(2)
      expect(two).toHaveBeenCalledTimes(2)
    },
  )

  test.each([
    ['a login that has come', 'abc', 401, 2],
    ['nobody’s login, for what everybody may read', null, 401, 2],
    ['a login, where it was not what was missing', 'abc', 403, 1],
  ])('or a login: %s', async (_, token, status, times) => {
    const { scope, one } = await lose('status', status)
    await allSettled(tokenChanged, { scope, params: token })
    expect(one).toHaveBeenCalledTimes(times)
  })

  test('does not include a host that answered with an error', async () => {
    const { scope, one, two } = await lose('status')
    await allSettled(resource.retried, { scope })
    expect(one).toHaveBeenCalledTimes(2)
    expect(two).toHaveBeenCalledTimes(1)
  })
})
