import {
  ApiError,
  findManagerFx,
  getManagerFx,
  getMapFx,
  getMinishopFx,
  type MinishopZzimParams,
  setMinishopZzimFx,
} from '@jeoul/api'
import { $managerId, addressChanged } from '@jeoul/page'
import { allSettled, fork } from 'effector'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { minishopShown } from './manager-model.ts'
import {
  $minishopOutcome,
  $openManagerId,
  $zzim,
  $zzimError,
  minishop,
  minishopMap,
  minishopRetried,
  zzimToggled,
} from './minishop-model.ts'

afterEach(() => vi.restoreAllMocks())

const silence = () => vi.spyOn(console, 'error').mockImplementation(() => {})
const success = { success: true, message: 'success' }
const numbers = new Map([
  ['sunin21', 3],
  ['ramdepot', 9],
])
const managerOf = (mall_web_user: string) => ({
  idx_b_manager: numbers.get(mall_web_user) ?? 0,
  mall_web_user,
  name: mall_web_user,
  image: '',
})
const shopOf = (mallUser: string) => ({
  manager: managerOf(mallUser),
  introduction: '',
  item_count: 7,
  zzim_state: '0',
  zzim_count: 12,
})
const zzimOf = (isSaved: boolean, zzim_count: number) => ({
  ...success,
  result: { zzim_state: isSaved ? '1' : '0', zzim_count },
})

function setUp(shop: object = {}) {
  const view = vi.fn((mallUser: string): unknown => ({
    ...success,
    result: { ...shopOf(mallUser), ...shop },
  }))
  const zzim = vi.fn((params: MinishopZzimParams): unknown =>
    zzimOf(params.saved === true, params.saved ? 13 : 12),
  )
  const map = vi.fn((addr: string): unknown => ({
    ...success,
    result: { addr, latitude: 37, longitude: 127 },
  }))
  const scope = fork({
    handlers: [
      [
        findManagerFx,
        (_: unknown, { mallUser }: { mallUser: string }) => ({ ...success, result: managerOf(mallUser) }),
      ],
      [getManagerFx, () => ({ ...success, result: managerOf('sunin21') })],
      [getMinishopFx, (_: unknown, { mallUser }: { mallUser: string }) => view(mallUser)],
      [setMinishopZzimFx, (_: unknown, params: MinishopZzimParams) => zzim(params)],
      [getMapFx, (_: unknown, { address }: { address: string }) => map(address)],
    ],
  })
  return {
    scope,
    view,
    zzim,
    map,
    open: (search = '?mall_web_user=sunin21') =>
      allSettled(addressChanged, { scope, params: { path: '/', search } }),
    press: () => allSettled(zzimToggled, { scope }),
    shown: () => scope.getState($zzim),
    error: () => scope.getState($zzimError),
  }
}

describe('opening a minishop', () => {
  test.each(['?mall_web_user=sunin21', '?idx_b_manager=3'])(
    'by %s requests it once by its user name',
    async search => {
      const { scope, view, open } = setUp()
      await open(search)
      await open(`${search}&page=2`)
      await allSettled(minishopShown, { scope })
      expect(view.mock.calls).toEqual([['sunin21']])
      expect(scope.getState(minishop.$state).data).toMatchObject({ item_count: 7, notice: '', address: '' })
    },
  )

  test('has a map if it has a position', async () => {
    const { scope, open, map } = setUp({ address: '서울 중구 세종대로 110' })
    await open()
    expect(map.mock.calls).toEqual([['서울 중구 세종대로 110']])
    expect(scope.getState(minishopMap.$state).data?.latitude).toBe(37)
  })

  test('has no map otherwise', async () => {
    const { open, map } = setUp()
    await open()
    expect(map).not.toHaveBeenCalled()
  })

  test.each([
    [
      '"A success response is required before data is stored"',
      { ...success, success: false, result: shopOf('a') },
    ],
    ['a minishop without a manager is none', { ...success, result: { introduction: '' } }],
  ])('%s', async (_, answer) => {
    silence()
    const { scope, open, view } = setUp()
    view.mockReturnValue(answer)
    await open()
    expect(scope.getState(minishop.$state).status).toBe('failed')
  })
})

test('retries only a failed minishop', async () => {
  silence()
  const { scope, open, view } = setUp()
  view.mockImplementationOnce(() => {
    throw new ApiError('status', 'down', 500)
  })
  await open()
  expect(scope.getState($minishopOutcome)).toBe('failed')
  await allSettled(minishopRetried, { scope })
  expect(scope.getState($minishopOutcome)).toBe('ready')
  await allSettled(minishopRetried, { scope })
  expect(view).toHaveBeenCalledTimes(2)
})

describe('the zzim of a minishop', () => {
  test('is shown at once, with the host’s count', async () => {
    const { open, press, shown, zzim } = setUp()
    await open()
    expect(shown()).toEqual({ isSaved: false, count: 12 })
    const answer = Promise.withResolvers<unknown>()
    zzim.mockReturnValueOnce(answer.promise)
    const pressed = press()
    expect(shown()).toEqual({ isSaved: true, count: 13 })
    answer.resolve(zzimOf(true, 20))
    await pressed
    expect(shown()).toEqual({ isSaved: true, count: 20 })
    expect(zzim.mock.calls).toEqual([
      [expect.objectContaining({ managerId: 3, onManagerId: 3, saved: true })],
    ])
  })

  test.each([
    [401, null],
    [500, 500],
  ])(
    'is undone when the host answers %i, with a message unless a login is offered',
    async (status, shownStatus) => {
      silence()
      const { open, press, shown, zzim, error: shownError } = setUp()
      await open()
      zzim.mockImplementationOnce(() => {
        throw new ApiError('status', '', status)
      })
      await press()
      expect(shown()).toEqual({ isSaved: false, count: 12 })
      expect(shownError()?.status ?? null).toBe(shownStatus)
      await press()
      expect(shown()).toEqual({ isSaved: true, count: 13 })
      expect(shownError()).toBeNull()
    },
  )

  test.each([
    [2, false],
    [3, true],
  ])(
    'pressed %i times while the first press is being sent, sends the final choice',
    async (presses, wanted) => {
      const { open, press, shown, zzim } = setUp()
      await open()
      const answer = Promise.withResolvers<unknown>()
      zzim.mockReturnValueOnce(answer.promise)
      const pressed = Array.from({ length: presses }, press)
      expect(zzim).toHaveBeenCalledTimes(1)
      answer.resolve(zzimOf(true, 13))
      await Promise.all(pressed)
      expect(shown()?.isSaved).toBe(wanted)
      expect(zzim.mock.lastCall?.[0].saved).toBe(wanted)
      expect(zzim).toHaveBeenCalledTimes(wanted ? 1 : 2)
    },
  )

  test('of the previous minishop is ignored and does not delay this one', async () => {
    const { scope, open, press, shown, zzim } = setUp()
    await open()
    const answer = Promise.withResolvers<unknown>()
    zzim.mockReturnValueOnce(answer.promise)
    const settled = [press(), open('?mall_web_user=ramdepot')]
    await vi.waitFor(() => expect(scope.getState(minishop.$state).data?.manager.idx_b_manager).toBe(9))
    expect(shown()).toEqual({ isSaved: false, count: 12 })
    settled.push(press())
    answer.resolve(zzimOf(true, 99))
    await Promise.all(settled)
    expect(zzim.mock.calls.map(([{ managerId }]) => managerId)).toEqual([3, 9])
    expect(shown()).toEqual({ isSaved: true, count: 13 })
  })

  test('does nothing without a minishop: "Mini shop number default 0 (other store 1)"', async () => {
    const { scope, open, press, zzim } = setUp()
    await open('')
    await press()
    expect(zzim).not.toHaveBeenCalled()
    expect(scope.getState($openManagerId)).toBe(0)
    expect(scope.getState($managerId)).toBe(1)
  })
})
