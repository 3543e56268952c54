import { connectionOpened, getMemberFx, getUserFx, loginRefused } from '@jeoul/api'
import { $siteProps, appStarted } from '@jeoul/page'
import { allSettled, createWatch, fork } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type DeviceStorage, deviceOpened } from '../device/index.ts'
import { memoryStorage } from '../device/testing/memory-storage.ts'
import { createPendingAction } from './create-pending-action.ts'
import { $loginOffer, $pendingAction, loginDeclined } from './index.ts'
import { sessionOpened } from './model.ts'
import { maxLoginMs } from './pending-action.ts'

const readText = (found: unknown) => (typeof found === 'string' ? found : null)
const save = createPendingAction({ kind: 'save', needs: '저장하려면', read: readText })
const other = createPendingAction({ kind: 'other', needs: '다른 일을 하려면', read: readText })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const config = { mainUrl: 'http://main.test', secondUrl: 'http://second.test', timeLimit: 1000 }

/** A page of the site, opened with or without a token. */
async function openPage(storage: DeviceStorage, token: string | null, memberId = 'member1') {
  vi.setSystemTime(Date.now() + 1000)
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now())
  vi.setSystemTime(Date.now() + 1000)
  const result = { member_id: memberId, nickname: '저울회원' }
  const scope = fork({
    handlers: [
      [getMemberFx, () => ({ success: true, result })],
      [getUserFx, () => ({ success: true, isLogin: true, result })],
    ],
  })
  const done = vi.fn<(text: string) => void>()
  createWatch({ unit: save.resumed, scope, fn: done })
  createWatch({ unit: other.resumed, scope, fn: done })
  await allSettled(connectionOpened, { scope, params: { config, token, signal: null, sharedTtl: 0 } })
  const props = { ...scope.getState($siteProps), isLogged: token !== null }
  await allSettled(appStarted, { scope, params: props })
  await allSettled(deviceOpened, { scope, params: storage })
  await allSettled(sessionOpened, { scope })
  return {
    scope,
    mean: (text: string, { needed } = save) => allSettled(needed, { scope, params: text }),
    done: () => done.mock.calls.map(([text]) => text),
    offer: () => scope.getState($loginOffer),
    kept: () => scope.getState($pendingAction),
  }
}

test('an action requested before the login is done after it, once', async () => {
  const storage = memoryStorage()
  const before = await openPage(storage, null)
  await before.mean('7')
  expect(before.offer()).toEqual({ needs: '저장하려면', hasEnded: false })
  expect(before.done()).toEqual([])
  const back = await openPage(storage, 'abc')
  expect([back.done(), back.kept()]).toEqual([['7'], null])
  expect((await openPage(storage, 'abc')).done()).toEqual([])
})

test('the action that was requested last counts', async () => {
  const storage = memoryStorage()
  const before = await openPage(storage, null)
  await before.mean('7')
  await before.mean('8', other)
  expect((await openPage(storage, 'abc')).done()).toEqual(['8'])
})

test('nothing is done if the login is declined', async () => {
  const storage = memoryStorage()
  const before = await openPage(storage, null)
  await before.mean('7')
  await allSettled(loginDeclined, { scope: before.scope })
  expect(before.offer()).toBeNull()
  expect((await openPage(storage, 'abc')).done()).toEqual([])
})

test('nothing is done if the login takes too long', async () => {
  const storage = memoryStorage()
  await (await openPage(storage, null)).mean('7')
  vi.setSystemTime(Date.now() + maxLoginMs)
  expect((await openPage(storage, 'abc')).done()).toEqual([])
})

test('a tab that still has the refused login does not do it', async () => {
  const storage = memoryStorage()
  const stale = await openPage(storage, 'expired')
  await stale.mean('7')
  expect([stale.done(), stale.kept()?.params]).toEqual([[], '7'])
})

test('regression: an action of one member was done as another member who logged in', async () => {
  const storage = memoryStorage()
  const { scope, mean } = await openPage(storage, 'expired')
  await allSettled(loginRefused, { scope, params: 'command' })
  await mean('7')
  const other = await openPage(storage, 'abc', 'member2')
  expect(other.done()).toEqual([])
  const back = await openPage(storage, 'abc', 'member1')
  expect(back.done()).toEqual(['7'])
})

test('validates the stored action', async () => {
  const storage = memoryStorage()
  storage.setItem(
    'jeoul.pending-action',
    JSON.stringify({ kind: 'save', params: { odd: 1 }, time: Date.now() }),
  )
  const back = await openPage(storage, 'abc')
  expect([back.done(), back.kept()]).toEqual([[], null])
})

test('two scopes do not leak into each other', async () => {
  const [one, two] = [await openPage(memoryStorage(), null), await openPage(memoryStorage(), null)]
  await one.mean('7')
  expect([one.kept()?.params, two.kept(), two.offer()]).toEqual(['7', null, null])
})
