import { ApiError, getWishGroupsFx, renameWishGroupFx } from '@jeoul/api'
import { $pageProps, appStarted } from '@jeoul/page'
import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { $canRename, $groups, wishesChanged, wishesOpened } from './index.ts'

test.each([
  [405, false],
  [501, false],
  [404, true],
  [500, true],
])('a host that answers %i to another name for a group lacks the call, or not: %j', async (status, can) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const told = { gid_zzim: '1', name: '찜', gname: '찜', items: [] }
  const scope = fork({
    handlers: [
      [getWishGroupsFx, () => ({ success: true, result: [told] })],
      [
        renameWishGroupFx,
        () => {
          throw new ApiError('status', 'no', status)
        },
      ],
    ],
  })
  await allSettled(appStarted, { scope, params: { ...$pageProps.defaultState, isLogged: true } })
  await allSettled(wishesOpened, { scope })
  const [group] = scope.getState($groups) ?? []
  if (!group) throw new Error('the member has no group')
  expect(scope.getState($canRename)).toBe(true)
  await allSettled(wishesChanged, { scope, params: [{ kind: 'rename', group, name: '다음 PC' }] })
  expect(scope.getState($groups)?.map(({ name }) => name)).toEqual(['찜'])
  expect(scope.getState($canRename)).toBe(can)
})
