import { allSettled, createWatch, fork } from 'effector'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type ApiConnection, connectionOpened, loginRefused } from './connection.ts'
import { createAssumedCommand } from './create-assumed-command.ts'
import { createCommand, createReport } from './create-command.ts'
import type { CallOptions, RequestContext } from './request-host.ts'

interface Params extends CallOptions {
  readonly name: string
}

type Host = (
  params: Params,
  context: RequestContext,
) => Promise<{ data?: string; error?: unknown; response: Response }>

const host = vi.fn<Host>()
const saveFx = createCommand((params: Params, context) => host(params, context))

const logged = vi.spyOn(console, 'error')
beforeEach(() => {
  logged.mockReset().mockImplementation(() => {})
})

const config = { mainUrl: 'http://main.test', secondUrl: 'http://second.test', timeLimit: 1000 }

/** Runs the command for a visitor, with the given host. */
async function run(answer: Host, connection: Partial<ApiConnection> = {}, params: Partial<Params> = {}) {
  host.mockReset().mockImplementation(answer)
  const scope = fork()
  await allSettled(connectionOpened, {
    scope,
    params: { config, token: null, signal: null, sharedTtl: 60_000, ...connection },
  })
  const save = () => allSettled(saveFx, { scope, params: { name: 'a', ...params } })
  return { save, saved: await save() }
}

const done: Host = async () => ({ data: 'done', response: new Response() })

/** Settles only when the call is aborted. */
const never: Host = (_, { options: { signal } }) =>
  new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason)
    else signal.addEventListener('abort', () => reject(signal.reason))
  })

describe('a command is sent', () => {
  test('to the hosts of its scope, with the token', async () => {
    const { saved } = await run(done, { token: 'abc' })
    expect(saved).toEqual({ status: 'done', value: 'done' })
    expect(host).toHaveBeenCalledWith(
      { name: 'a' },
      expect.objectContaining({
        config,
        options: expect.objectContaining({ headers: { Authorization: 'Bearer abc' } }),
      }),
    )
  })

  test('every time, even where a query would share its answer', async () => {
    const { save } = await run(done)
    await save()
    expect(host).toHaveBeenCalledTimes(2)
  })
})

describe('a command fails', () => {
  test.each([
    [401, 'status'],
    [403, 'status'],
    [500, 'status'],
  ])('if the host answers %i', async (status, kind) => {
    const { saved } = await run(async () => ({ response: new Response(null, { status }) }))
    expect(saved).toMatchObject({ status: 'fail', value: { name: 'ApiError', kind, status } })
  })

  test('if the host answers with a refusal', async () => {
    const { saved } = await run(async () => ({
      data: JSON.parse('{"success":false,"message":"no"}'),
      response: new Response(),
    }))
    expect(saved).toMatchObject({ status: 'fail', value: { kind: 'refused' } })
  })

  test('if the host cannot be reached, and is not sent again', async () => {
    const { saved } = await run(() => Promise.reject(new TypeError('fetch failed')))
    expect(saved).toMatchObject({ status: 'fail', value: { kind: 'network', status: null } })
    expect(host).toHaveBeenCalledOnce()
  })

  test('beyond its time limit', async () => {
    const { saved } = await run(never, { config: { ...config, timeLimit: 1 } })
    expect(saved).toMatchObject({ status: 'fail', value: { kind: 'timeout' } })
  })

  test('when the scope ends', async () => {
    const { saved } = await run(never, { signal: AbortSignal.abort() })
    expect(saved).toMatchObject({ status: 'fail', value: { kind: 'aborted' } })
  })

  test('if its caller aborts it', async () => {
    const { saved } = await run(never, {}, { signal: AbortSignal.abort() })
    expect(saved).toMatchObject({ status: 'fail', value: { kind: 'aborted' } })
  })
})

describe('regression: a host without an assumed operation was called, and logged, with each press', () => {
  const lacking =
    (status: number, error: unknown): Host =>
    async () => ({
      error,
      response: new Response(null, { status }),
    })
  const fromApi = { success: false, message: 'no such alert', result: null }

  test.each<[number, unknown, string, number]>([
    [405, fromApi, 'absent', 1],
    [501, fromApi, 'absent', 1],
    [404, '<h1>Not Found</h1>', 'absent', 1],
    // The thing to be changed no longer exists, as the API itself says.
    [404, fromApi, 'status', 2],
    [500, fromApi, 'status', 2],
  ])('status %i with %j', async (status, error, kind, calls) => {
    const noted = vi.spyOn(console, 'warn').mockImplementation(() => {})
    host.mockReset().mockImplementation(lacking(status, error))
    const assumedFx = createAssumedCommand((params: Params, context) => host(params, context))
    const scope = fork()
    await allSettled(connectionOpened, {
      scope,
      params: { config, token: null, signal: null, sharedTtl: 0 },
    })
    const save = () => allSettled(assumedFx, { scope, params: { name: 'a' } })
    expect([await save(), await save()]).toMatchObject([{ value: { kind } }, { value: { kind } }])
    expect(host).toHaveBeenCalledTimes(calls)
    expect(logged).toHaveBeenCalledTimes(kind === 'absent' ? 0 : 2)
    expect(noted).toHaveBeenCalledTimes(kind === 'absent' ? 1 : 0)
    noted.mockRestore()
  })
})

describe('"on failure the product logs to the console"', () => {
  const secret = { name: 'words of a member' }

  test.each<[string, Host]>([
    ['a status', async () => ({ response: new Response(null, { status: 503 }) })],
    ['no connection', () => Promise.reject(new TypeError('fetch failed'))],
  ])('once for %s, without what was sent', async (_, host) => {
    await run(host, { token: 'abc' }, secret)
    expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('[api] a command failed'))
    expect(String(logged.mock.calls)).not.toMatch(/abc|words/)
  })

  test('but not after a success, or if its caller aborted it', async () => {
    await run(done)
    await run(never, {}, { signal: AbortSignal.abort() })
    expect(logged).not.toHaveBeenCalled()
  })
})

test('regression: an ad that was seen opened the login: "Ad tracking errors are only logged"', async () => {
  host.mockReset().mockImplementation(async () => ({ response: new Response(null, { status: 401 }) }))
  const reportFx = createReport((params: Params, context) => host(params, context))
  const scope = fork()
  const refused = vi.fn()
  createWatch({ unit: loginRefused, scope, fn: refused })
  const sent = await allSettled(reportFx, { scope, params: { name: 'a' } })
  expect(sent).toMatchObject({ status: 'fail', value: { status: 401 } })
  expect(logged).toHaveBeenCalledOnce()
  expect(refused).not.toHaveBeenCalled()
})
