import { connectionOpened, getWishGroupsFx, tokenChanged } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { $siteProps, appStarted } from '@jeoul/page'
import { allSettled, createWatch, fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { $loginOffer } from './index.ts'

const config = { mainUrl: 'http://main.test', secondUrl: 'http://second.test', timeLimit: 1000 }
const result = { member_id: 'member1', nickname: '저울회원1' }

/** Whether the host allows reading, by the header with the token. */
const mayRead = vi.fn<(header: string | null) => boolean>()
async function fetch({ url, headers }: Request): Promise<Response> {
  if (!url.endsWith('/wish')) return Response.json({ success: true, isLogin: true, result })
  return mayRead(headers.get('Authorization'))
    ? Response.json({ success: true, result: [] })
    : new Response(null, { status: 401 })
}
const groups = createResource({ call: getWishGroupsFx, read: ({ result }) => result })

beforeEach(() => {
  mayRead.mockReset()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

/** Opens a member's page and reads something in the middle of the visit. */
async function visitAndRead() {
  const scope = fork()
  const connection = { config, token: 'old', signal: null, sharedTtl: 0, fetch }
  await allSettled(connectionOpened, { scope, params: connection })
  await allSettled(appStarted, { scope, params: { ...scope.getState($siteProps), isLogged: true } })
  const offered = vi.fn()
  createWatch({ unit: $loginOffer, scope, fn: offered })
  await allSettled(groups.requested, { scope, params: {} })
  return { scope, offered, read: () => scope.getState(groups.$state) }
}

test('a login that expires while something is read: a single offer, and it is read after the next login', async () => {
  mayRead.mockImplementation(header => header === 'Bearer new')
  const { scope, offered, read } = await visitAndRead()
  expect(offered.mock.calls).toEqual([[{ needs: null, hasEnded: true }]])
  expect(read()).toMatchObject({ status: 'failed', failure: { status: 401 } })
  await allSettled(tokenChanged, { scope, params: 'new' })
  expect(scope.getState($loginOffer)).toBeNull()
  expect(read()).toEqual({ status: 'full', data: [] })
})

test('public data is shown meanwhile', async () => {
  mayRead.mockImplementation(header => header === null)
  const { scope, read } = await visitAndRead()
  expect(scope.getState($loginOffer)).toEqual({ needs: null, hasEnded: true })
  expect(read()).toEqual({ status: 'full', data: [] })
  expect(mayRead.mock.calls).toEqual([['Bearer old'], [null]])
})
