import { ApiError, getMemberFx, getUserFx, logoutFx } from '@jeoul/api'
import { $siteProps, appStarted } from '@jeoul/page'
import { allSettled, createWatch, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { $isLogin, $visitor, loggedOut, logoutPressed } from './model.ts'

afterEach(() => vi.restoreAllMocks())

const silence = () => vi.spyOn(console, 'error').mockImplementation(() => {})
const success = { success: true, message: 'success' }
const result = { member_id: 'member1', nickname: '저울회원1' }
const refuse = (status: number) => () => {
  throw new ApiError('status', 'refused', status)
}

async function begin(isLogged: boolean) {
  const member = vi.fn<() => unknown>(() => ({ ...success, result }))
  const user = vi.fn<() => unknown>(() => ({ ...success, isLogin: true, result }))
  const logout = vi.fn<() => unknown>(() => ({ ...success, result: null }))
  const scope = fork({
    handlers: [
      [getMemberFx, member],
      [getUserFx, user],
      [logoutFx, logout],
    ],
  })
  const start = () => allSettled(appStarted, { scope, params: { ...scope.getState($siteProps), isLogged } })
  return { scope, member, user, logout, start, visitor: () => scope.getState($visitor) }
}

test('a token is looked up at both hosts', async () => {
  const { start, visitor, member, user, scope } = await begin(true)
  await start()
  expect(visitor()).toEqual({ kind: 'member', nickname: '저울회원1' })
  expect(scope.getState($isLogin)).toBe(true)
  expect([member, user].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

test('nothing is looked up without a token', async () => {
  const { start, visitor, member, user } = await begin(false)
  await start()
  expect(visitor().kind).toBe('anonymous')
  expect([member, user].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
})

test('a refused token means no login', async () => {
  silence()
  const { start, visitor, member, user } = await begin(true)
  member.mockImplementation(refuse(401))
  user.mockReturnValue({ ...success, isLogin: false, result: null })
  await start()
  expect(visitor().kind).toBe('anonymous')
})

test.each([
  ['"A success response is required before data is stored"', { success: false }],
  ['"isLogin plus a result object": a login without one is nobody’s', { result: null }],
])('%s', async (_, fields) => {
  silence()
  const { start, visitor, member, user } = await begin(true)
  member.mockReturnValue({ ...success, result, ...fields })
  user.mockReturnValue({ ...success, isLogin: true, result, ...fields })
  await start()
  expect(visitor().kind).toBe('unknown')
})

test('the visitor is unknown when both hosts are down', async () => {
  silence()
  const { start, visitor, member, user } = await begin(true)
  member.mockImplementationOnce(refuse(500))
  user.mockImplementationOnce(refuse(500))
  await start()
  expect(visitor().kind).toBe('unknown')
})

test.each([
  ['has been told', () => ({ ...success, result: null })],
  ['could not be', refuse(500)],
])('logging out continues when the host %s', async (_, answer) => {
  const { scope, logout } = await begin(true)
  logout.mockImplementation(answer)
  const left = vi.fn()
  createWatch({ unit: loggedOut, scope, fn: left })
  await allSettled(logoutPressed, { scope })
  expect(logout).toHaveBeenCalledTimes(1)
  expect(left).toHaveBeenCalledTimes(1)
})

test('two scopes do not leak into each other', async () => {
  const [one, two] = [await begin(true), await begin(false)]
  await Promise.all([one.start(), two.start()])
  expect([one.visitor().kind, two.visitor().kind]).toEqual(['member', 'anonymous'])
})
