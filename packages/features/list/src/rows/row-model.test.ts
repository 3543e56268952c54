import { ApiError, createWishItemFx, getCategoryTreeFx, getWishGroupsFx } from '@jeoul/api'
import { $picked } from '@jeoul/compare'
import { $pageProps, appStarted } from '@jeoul/page'
import { siteLeft } from '@jeoul/ssr'
import { $wishes, wishOf } from '@jeoul/wish'
import { allSettled, createWatch, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { $rowError, rowCompared, rowErrorClosed, rowsOpened, rowWished } from './row-model.ts'

const group = { gid_zzim: '5', name: '찜', gname: '찜', items: [{ item_id: '8' }] }

async function open(isLogged: boolean, save = vi.fn((): unknown => ({ success: true }))) {
  const groups = vi.fn(() => ({ success: true, message: 'success', result: [group] }))
  const scope = fork({
    handlers: [
      [getCategoryTreeFx, () => ({ success: true, message: 'success', result: [] })],
      [getWishGroupsFx, groups],
      [createWishItemFx, save],
    ],
  })
  const props = {
    ...$pageProps.defaultState,
    isLogged,
    origin: 'http://here.test',
    loginUrl: 'http://in.test',
  }
  await allSettled(appStarted, { scope, params: props })
  const left = vi.fn()
  createWatch({ unit: siteLeft, scope, fn: left })
  vi.stubGlobal('location', { assign: () => {} })
  await allSettled(rowsOpened, { scope })
  return {
    scope,
    groups,
    save,
    left,
    wish: (params: string) => allSettled(rowWished, { scope, params }),
    isMine: (itemId: string) => wishOf(scope.getState($wishes), itemId).isMine,
  }
}

const fails = (status: number) =>
  vi.fn(() => {
    throw new ApiError('status', 'no', status)
  })

test('for a member, lists know what was saved before; for a visitor nothing is asked', async () => {
  expect((await open(true)).isMine('8')).toBe(true)
  expect((await open(false)).groups).not.toHaveBeenCalled()
})

test('a member’s press saves', async () => {
  const { wish, isMine, save, left } = await open(true)
  await wish('7')
  expect(isMine('7')).toBe(true)
  expect(save).toHaveBeenCalledTimes(1)
  expect(left).not.toHaveBeenCalled()
})

test('"Anonymous": a press leads to the login, and back to where the visitor was', async () => {
  const { wish, isMine, left } = await open(false)
  await wish('7')
  expect(left.mock.calls).toEqual([['http://in.test?return=http%3A%2F%2Fhere.test']])
  expect(isMine('7')).toBe(false)
})

test.each([
  ['failed', 500],
  ['login', 401],
] as const)('a press that is undone says why: %s', async (error, status) => {
  const { scope, wish, isMine } = await open(true, fails(status))
  await wish('7')
  expect([scope.getState($rowError), isMine('7')]).toEqual([error, false])
  await allSettled(rowErrorClosed, { scope })
  expect(scope.getState($rowError)).toBeNull()
})

test('비교 of a row puts its product into the tray', async () => {
  const { scope } = await open(false)
  const item = { itemId: '7', name: '상품 7', image: null }
  await allSettled(rowCompared, { scope, params: item })
  expect(scope.getState($picked)).toEqual([item])
})
