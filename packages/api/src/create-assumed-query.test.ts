import { allSettled, fork } from 'effector'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectionOpened } from './connection.ts'
import { createAssumedQuery } from './create-assumed-query.ts'
import { createResource } from './create-resource.ts'
import type { CallOptions } from './request-host.ts'

interface Params extends CallOptions {
  readonly keyword: string
}

const console_ = { warn: vi.fn(), error: vi.fn() }
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(console_.warn)
  vi.spyOn(console, 'error').mockImplementation(console_.error)
})
afterEach(() => {
  vi.restoreAllMocks()
  console_.warn.mockClear()
  console_.error.mockClear()
})

/** The API's own way to say that an operation does not exist. */
const fromApi = { error: { success: false, message: 'no such operation', result: null } }

function setUp(status: number, { error }: { error: unknown } = fromApi) {
  const clock = { now: 0 }
  const host = vi.fn(
    async (_: Params): Promise<{ data?: string; error?: unknown; response: Response }> =>
      status === 200
        ? { data: 'answer', response: new Response() }
        : { error, response: new Response(null, { status }) },
  )
  const callFx = createAssumedQuery(host, () => clock.now)
  const resource = createResource({ call: callFx, read: (body: string) => body })
  const config = { mainUrl: 'http://main.test', secondUrl: 'http://second.test', timeLimit: 1000 }
  const visit = async (hosts = config) => {
    const scope = fork()
    await allSettled(connectionOpened, {
      scope,
      params: { config: hosts, token: null, signal: null, sharedTtl: 0 },
    })
    return async () => {
      await allSettled(resource.requested, { scope, params: { keyword: 'ssd' } })
      const state = scope.getState(resource.$state)
      return state.status === 'failed' ? state.failure.kind : state.data
    }
  }
  return { clock, host, visit, config }
}

describe('an operation that a host lacks', () => {
  test.each([404, 405, 501])('is called once and logged once: status %i', async status => {
    const { host, visit } = setUp(status)
    const ask = await visit()
    expect([await ask(), await ask(), await ask()]).toEqual(['absent', 'absent', 'absent'])
    expect(host).toHaveBeenCalledTimes(1)
    expect(console_.warn).toHaveBeenCalledTimes(1)
    expect(console_.error).not.toHaveBeenCalled()
  })

  test('is not requested for another visitor of the same server, until its hosts may have changed', async () => {
    const { host, visit, clock } = setUp(404)
    await (await visit())()
    await (await visit())()
    expect(host).toHaveBeenCalledTimes(1)
    clock.now = 11 * 60_000
    await (await visit())()
    expect(host).toHaveBeenCalledTimes(2)
  })

  test('is requested again soon, if the refusal may come from a gateway', async () => {
    const { host, visit, clock } = setUp(404, { error: '<h1>Not Found</h1>' })
    const ask = await visit()
    expect([await ask(), await ask()]).toEqual(['absent', 'absent'])
    expect(host).toHaveBeenCalledTimes(1)
    clock.now = 31_000
    await ask()
    expect(host).toHaveBeenCalledTimes(2)
  })

  test('regression: a gateway’s 404 made an operation absent that had answered just before', async () => {
    const { host, visit, clock } = setUp(404, { error: '<h1>Not Found</h1>' })
    host.mockResolvedValueOnce({ data: 'answer', response: new Response() })
    const ask = await visit()
    expect([await ask(), await ask(), await ask()]).toEqual(['answer', 'refused', 'refused'])
    expect(host).toHaveBeenCalledTimes(3)
    clock.now = 11 * 60_000
    expect([await ask(), await ask()]).toEqual(['absent', 'absent'])
    expect(host).toHaveBeenCalledTimes(4)
  })

  test('becomes absent when the API itself no longer has it', async () => {
    const { host, visit } = setUp(404)
    host.mockResolvedValueOnce({ data: 'answer', response: new Response() })
    const ask = await visit()
    expect([await ask(), await ask(), await ask()]).toEqual(['answer', 'absent', 'absent'])
    expect(host).toHaveBeenCalledTimes(2)
  })

  test('may exist at other hosts', async () => {
    const { host, visit, config } = setUp(404)
    await (await visit())()
    await (await visit({ ...config, mainUrl: 'http://other.test' }))()
    expect(host).toHaveBeenCalledTimes(2)
  })
})

test.each([
  [200, 'answer', 0],
  [500, 'status', 2],
  [400, 'status', 2],
])(
  'status %i does not make it absent, and is logged like any other failure',
  async (status, outcome, errors) => {
    const { host, visit } = setUp(status)
    const ask = await visit()
    expect([await ask(), await ask()]).toEqual([outcome, outcome])
    expect(host).toHaveBeenCalledTimes(2)
    expect(console_.error).toHaveBeenCalledTimes(errors)
  },
)
