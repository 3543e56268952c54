import { ApiError, createWishGroupFx, createWishItemFx, deleteWishItemFx, getWishGroupsFx } from '@jeoul/api'
import { allSettled, createWatch, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { $wishes, savedItems, wishFailed, wishToggled, wishTold } from './model.ts'
import { wishOf } from './wish-states.ts'

const success = { success: true, message: 'success' }
const group = { gid_zzim: '5', name: '새 컴퓨터', gname: '새 컴퓨터', items: [] }

function setUp(groups: readonly unknown[] = [group]) {
  const calls = {
    groups: vi.fn((): unknown => ({ ...success, result: groups })),
    make: vi.fn((_: { name: string }): unknown => ({ ...success, result: { ...group, gid_zzim: '9' } })),
    save: vi.fn((_: { groupId: string; itemId: string }): unknown => ({ ...success, result: group })),
    remove: vi.fn((_: { itemId: string }): unknown => ({ ...success, result: null })),
  }
  // An attached effect's handler gets its source first.
  const told =
    <Params>(call: (params: Params) => unknown) =>
    (_: unknown, params: Params) =>
      call(params)
  const scope = fork({
    handlers: [
      [getWishGroupsFx, told(calls.groups)],
      [createWishGroupFx, told(calls.make)],
      [createWishItemFx, told(calls.save)],
      [deleteWishItemFx, told(calls.remove)],
    ],
  })
  const failed = vi.fn()
  createWatch({ unit: wishFailed, scope, fn: failed })
  return {
    ...calls,
    failed,
    list: () => allSettled(savedItems.requested, { scope, params: {} }),
    tell: (isMine: boolean) => allSettled(wishTold, { scope, params: { itemId: '7', isMine, count: 3 } }),
    press: () => allSettled(wishToggled, { scope, params: '7' }),
    wish: () => wishOf(scope.getState($wishes), '7'),
  }
}

const refuse = (status: number) => () => {
  throw new ApiError('status', 'no', status)
}

test('a product is saved in the member’s oldest group', async () => {
  const { tell, press, save, make, wish } = setUp()
  await tell(false)
  await press()
  expect(save.mock.calls[0]?.[0]).toMatchObject({ groupId: '5', itemId: '7' })
  expect(make).not.toHaveBeenCalled()
  expect(wish()).toMatchObject({ isMine: true, isSaved: true, count: 4, isSending: false })
})

test('whoever has no group gets one', async () => {
  const { press, save, make } = setUp([])
  await press()
  expect(make).toHaveBeenCalledTimes(1)
  expect(save.mock.calls[0]?.[0]).toMatchObject({ groupId: '9' })
})

test('a saved product is taken back', async () => {
  const { tell, press, remove, wish } = setUp()
  await tell(true)
  await press()
  expect(remove.mock.calls[0]?.[0]).toMatchObject({ itemId: '7' })
  expect(wish()).toMatchObject({ isMine: false, count: 2 })
})

test('a double press sends nothing twice, and ends as it began', async () => {
  const { tell, press, save, remove, wish } = setUp()
  await tell(false)
  const late = Promise.withResolvers<unknown>()
  save.mockReturnValueOnce(late.promise)
  const presses = [press(), press()]
  late.resolve({ ...success, result: group })
  await Promise.all(presses)
  expect(wish()).toMatchObject({ isMine: false, isSaved: false, count: 3 })
  expect([save.mock.calls.length, remove.mock.calls.length]).toEqual([1, 1])
})

test.each([
  [401, 'login'],
  [503, 'failed'],
] as const)('status %i takes the press back: %s', async (status, failure) => {
  const { tell, press, save, wish } = setUp()
  save.mockImplementation(refuse(status))
  await tell(false)
  await press()
  expect(wish()).toMatchObject({ isMine: false, count: 3, failure, isSending: false })
})

test('two scopes do not leak into each other', async () => {
  const [one, two] = [setUp(), setUp()]
  await one.press()
  expect([one.wish().isMine, two.wish().isMine]).toEqual([true, false])
})

test('what the member saved is told at once for all lists', async () => {
  const { list, wish } = setUp([{ ...group, items: [{ item_id: '7' }] }])
  await list()
  expect(wish()).toMatchObject({ isMine: true, isSaved: true })
})

test('a list of saved products that cannot be had leaves everything as it is', async () => {
  const { tell, list, groups, wish } = setUp()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  groups.mockImplementation(refuse(500))
  await tell(true)
  await list()
  expect(wish()).toMatchObject({ isMine: true, count: 3 })
})

test('a press that is taken back says which it was', async () => {
  const { tell, press, save, failed } = setUp()
  save.mockImplementation(refuse(500))
  await tell(false)
  await press()
  expect(failed.mock.calls).toEqual([['7']])
})
