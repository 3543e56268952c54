import { allSettled, fork } from 'effector'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type ApiConnection, connectionOpened } from './connection.ts'
import { createQuery } from './create-query.ts'
import type { CallOptions } from './request-host.ts'

const config = { mainUrl: 'http://main.test', secondUrl: 'http://second.test', timeLimit: 1000 }

interface Params extends CallOptions {
  readonly itemId: string
}

/** Answers with the identity of the caller, as far as the host knows it. */
const host = vi.fn(async (_: Params, token: string | undefined) => ({
  data: token ?? 'anyone',
  response: new Response(),
}))

function createVisitors() {
  const getFx = createQuery((params: Params, { options: { headers } }) =>
    host(params, headers?.Authorization),
  )
  /** A visitor with their own scope, like a request on the server. */
  return async (connection: Partial<ApiConnection>, itemId = '7') => {
    const scope = fork()
    const params = { config, token: null, signal: null, sharedTtl: 60_000, ...connection }
    await allSettled(connectionOpened, { scope, params })
    const { value } = await allSettled(getFx, { scope, params: { itemId } })
    return value
  }
}

beforeEach(() => {
  host.mockClear()
})

describe('on the server an answer is shared', () => {
  test('by visitors without a token who request the same', async () => {
    const visit = createVisitors()
    expect(await visit({})).toBe('anyone')
    expect(await visit({})).toBe('anyone')
    expect(host).toHaveBeenCalledOnce()
  })

  test.each<[string, Partial<ApiConnection>, Partial<ApiConnection>, string]>([
    ['from a member to a visitor', { token: 'a' }, {}, 'anyone'],
    ['from a visitor to a member', {}, { token: 'a' }, 'Bearer a'],
    ['from a member to another', { token: 'a' }, { token: 'b' }, 'Bearer b'],
    ['where nothing is to be shared', {}, { sharedTtl: 0 }, 'anyone'],
    ['between hosts', {}, { config: { ...config, mainUrl: 'http://other.test' } }, 'anyone'],
  ])('never %s', async (_, first, second, answer) => {
    const visit = createVisitors()
    await visit(first)
    expect(await visit(second)).toBe(answer)
    expect(host).toHaveBeenCalledTimes(2)
  })

  test('but never between different requests', async () => {
    const visit = createVisitors()
    await visit({})
    await visit({}, '8')
    expect(host).toHaveBeenCalledTimes(2)
  })
})
