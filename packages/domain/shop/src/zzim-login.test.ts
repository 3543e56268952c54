import {
  ApiError,
  getManagerFx,
  getMemberFx,
  getMinishopFx,
  getUserFx,
  type MinishopZzimParams,
  setMinishopZzimFx,
  tokenChanged,
} from '@jeoul/api'
import { $siteProps, addressChanged, appStarted } from '@jeoul/page'
import { $pendingAction, sessionOpened } from '@jeoul/visitor/session'
import { allSettled, fork } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $zzim } from './minishop-model.ts'
import { zzimLogin, zzimPressed } from './zzim-login.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.useRealTimers())

const success = { success: true, message: 'success' }
const manager = { idx_b_manager: 3, mall_web_user: 'sunin21', name: '선인', image: '' }

/** Opens the minishop at a host whose response can be delayed. */
async function openMinishop(zzim_state: '0' | '1', isLogged: boolean) {
  vi.useFakeTimers({ toFake: ['Date'] })
  const host = { zzim_state, answered: Promise.resolve() }
  const send = vi.fn(({ saved }: MinishopZzimParams): unknown => {
    host.zzim_state = saved ? '1' : '0'
    return { ...success, result: { zzim_state: host.zzim_state, zzim_count: 5 } }
  })
  const view = async () => {
    await host.answered
    const { zzim_state } = host
    return { ...success, result: { manager, introduction: '', item_count: 7, zzim_state, zzim_count: 5 } }
  }
  const scope = fork({
    handlers: [
      [getManagerFx, () => ({ ...success, result: manager })],
      [getMinishopFx, view],
      [setMinishopZzimFx, (_: unknown, params: MinishopZzimParams) => send(params)],
      [getMemberFx, () => ({ ...success, result: { nickname: '저울회원' } })],
      [getUserFx, () => ({ ...success, isLogin: true, result: {} })],
    ],
  })
  await allSettled(appStarted, { scope, params: { ...$siteProps.defaultState, isLogged } })
  await allSettled(sessionOpened, { scope })
  return {
    scope,
    host,
    send,
    open: () =>
      allSettled(addressChanged, {
        scope,
        params: { path: '/', search: '?mall_web_user=sunin21&idx_b_manager=3' },
      }),
    press: () => allSettled(zzimPressed, { scope }),
    logIn() {
      vi.setSystemTime(Date.now() + 1000)
      return allSettled(tokenChanged, { scope, params: 'token' })
    },
    isSaved: () => scope.getState($zzim)?.isSaved,
  }
}

test.each([
  ['0', true],
  ['1', false],
] as const)('a refused press on a zzim of %s is made after the login', async (state, isSaved) => {
  const { scope, send, open, press, logIn, ...page } = await openMinishop(state, true)
  await open()
  send.mockImplementationOnce(() => {
    throw new ApiError('status', 'no', 401)
  })
  await press()
  expect(scope.getState($pendingAction)?.params).toEqual({ managerId: 3, isSaved })
  expect(page.isSaved()).toBe(!isSaved)
  await allSettled(tokenChanged, { scope, params: null })
  await logIn()
  expect(page.isSaved()).toBe(isSaved)
  expect(send).toHaveBeenCalledTimes(2)
})

test('an unchanged state is not sent', async () => {
  const { host, send, open, press, logIn } = await openMinishop('0', false)
  await open()
  await press()
  host.zzim_state = '1'
  await logIn()
  expect(send.mock.calls.every(([{ saved }]) => saved)).toBe(true)
})

test('a late response of the host does not lose the press', async () => {
  const { host, open, logIn, scope, isSaved } = await openMinishop('0', false)
  await allSettled(zzimLogin.needed, { scope, params: { managerId: 3, isSaved: true } })
  const late = Promise.withResolvers<void>()
  host.answered = late.promise
  const coming = [logIn(), open()]
  expect(isSaved()).toBeUndefined()
  late.resolve()
  await Promise.all(coming)
  expect(isSaved()).toBe(true)
})
