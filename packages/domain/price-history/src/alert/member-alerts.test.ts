import { ApiError, tokenChanged } from '@jeoul/api'
import { textChangedElsewhere } from '@jeoul/visitor/device'
import { $pendingAction, sessionOpened } from '@jeoul/visitor/session'
import { allSettled } from 'effector'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $firedCount } from './fired-count.ts'
import { $mergeable, $settingStatus, alertDismissed, alertRemoved, mergeAccepted } from './index.ts'
import { hostAlert, refuse, setUp, waiting } from './testing/set-up.ts'

const logged = vi.spyOn(console, 'error')
beforeEach(() => void logged.mockReset().mockImplementation(() => {}))
afterEach(() => void vi.useRealTimers())

test('a member has alerts at the host, which records observations', async () => {
  const { set, open, host, device } = await setUp([waiting('7')])
  await open()
  await set('8')
  expect(host.get('7')).toMatchObject({ fired: { date: '2026-11-03', any: 95_000 } })
  expect(host.get('8')).toMatchObject({ kind: 'target', target: 90_000 })
  expect(device()).toEqual([])
})

test('a member sees a change made in another tab; an observation in another tab is not announced', async () => {
  const alerts = [waiting('7')]
  const here = await setUp(alerts)
  const there = await setUp(alerts)
  await here.open()
  await there.open()
  expect(here.calls.save).toHaveBeenCalledTimes(1)
  expect(here.storage.getItem('jeoul.alerts-told')).toBeNull()
  await allSettled(alertRemoved, { scope: here.scope, params: '7' })
  const text = here.storage.getItem('jeoul.alerts-told')
  expect(text).not.toBeNull()
  there.host.delete('7')
  await allSettled(textChangedElsewhere, { scope: there.scope, params: { key: 'jeoul.alerts-told', text } })
  expect(there.ids()).toEqual([])
})

test('an observation that the host refused stays, and is not sent repeatedly', async () => {
  const { open, calls, fired } = await setUp([waiting('7')])
  calls.save.mockImplementation(refuse(500))
  await open()
  expect(fired()).toHaveLength(1)
  expect(calls.save).toHaveBeenCalledTimes(1)
})

test('a member sees a failed change undone', async () => {
  const { open, set, calls, scope, ids } = await setUp([waiting('7')])
  await open()
  calls.save.mockImplementation(refuse(500))
  calls.remove.mockImplementation(refuse(500))
  await set('8')
  expect(scope.getState($settingStatus)).toBe('failed')
  await allSettled(alertRemoved, { scope, params: '7' })
  expect(ids()).toEqual(['7'])
})

test('"401 … with the work intact and done": a refused change is made after the next login', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { open, set, calls, scope, host } = await setUp([waiting('7')])
  await allSettled(sessionOpened, { scope })
  await open()
  for (const [act, has] of [
    [() => set('8'), ['7', '8']],
    [() => allSettled(alertRemoved, { scope, params: '7' }), ['8']],
  ] as const) {
    calls.save.mockImplementationOnce(refuse(401))
    calls.remove.mockImplementationOnce(refuse(401))
    await act()
    expect(scope.getState($settingStatus)).toBe('open')
    expect(scope.getState($pendingAction)?.kind).toBe('price-alert-change')
    calls.save.mockReset().mockImplementation(({ itemId }) => host.set(itemId, hostAlert(waiting(itemId))))
    calls.remove.mockReset().mockImplementation(({ itemId }) => host.delete(itemId))
    vi.setSystemTime(Date.now() + 1000)
    await allSettled(tokenChanged, { scope, params: null })
    await allSettled(tokenChanged, { scope, params: 'new' })
    expect([...host.keys()]).toEqual(has)
    expect(scope.getState($pendingAction)).toBeNull()
  }
})

test('a member has no alerts of another member, and none after the login has expired', async () => {
  const { open, ids, scope } = await setUp([waiting('7')], [waiting('9')])
  await open()
  expect(ids()).toEqual(['7', '9'])
  await allSettled(tokenChanged, { scope, params: null })
  expect(ids()).toEqual(['9'])
})

test('a member can move the device’s alerts to the account', async () => {
  const { open, ids, device, scope } = await setUp([waiting('7')], [waiting('9'), waiting('7')])
  await open()
  await allSettled(mergeAccepted, { scope })
  expect(ids()).toEqual(['9', '7'])
  expect(device()).toEqual([])
})

test('regression: the offer to move them stayed until all were sent, and the page below moved when it disappeared', async () => {
  const { open, calls, scope } = await setUp([waiting('7')], [waiting('9'), waiting('7')])
  const offered = () => scope.getState($mergeable)
  await open()
  expect(offered()).toBe(1)
  const { promise: down, reject } = Promise.withResolvers<never>()
  calls.save.mockReturnValue(down)
  const merging = allSettled(mergeAccepted, { scope })
  expect(offered()).toBe(0)
  reject(new ApiError('status', 'no', 503))
  await merging
  expect(offered()).toBe(1)
})

test('a member sees news of the device’s alerts before a merge, and can dismiss them there', async () => {
  const { open, fired, device, calls, scope } = await setUp([], [waiting('9'), waiting('8')])
  await open()
  expect(fired().map(({ itemId }) => itemId)).toEqual(['9', '8'])
  expect(scope.getState($firedCount)).toBe(2)
  const [alert] = fired()
  if (alert) await allSettled(alertDismissed, { scope, params: alert })
  expect(scope.getState($firedCount)).toBe(1)
  await allSettled(alertRemoved, { scope, params: '8' })
  expect(device()).toEqual(['9'])
  expect([calls.save, calls.remove].flatMap(({ mock }) => mock.calls)).toEqual([])
})

test('"nothing is lost or doubled", whichever alert the host refuses at first', async () => {
  const some = fc.subarray(['1', '2', '3', '4'])
  const property = fc.asyncProperty(some, some, some, async (hosted, stored, refused) => {
    const mine = await setUp(
      hosted.map(id => waiting(id)),
      stored.map(id => waiting(id)),
    )
    const { open, ids, device, calls, host, scope } = mine
    const save = calls.save.getMockImplementation()
    calls.save.mockImplementation(call => (refused.includes(call.itemId) ? refuse(500)() : save?.(call)))
    await open()
    const all = [...new Set([...hosted, ...stored])].toSorted()
    // Simulates a double press.
    await Promise.all([1, 2].map(() => allSettled(mergeAccepted, { scope })))
    expect(ids()?.toSorted()).toEqual(all)
    if (save) calls.save.mockImplementation(save)
    await allSettled(mergeAccepted, { scope })
    expect(ids()?.toSorted()).toEqual(all)
    expect([...host.keys()].toSorted()).toEqual(all)
    expect(device()).toEqual([])
  })
  await fc.assert(property, { numRuns: 20 })
})

test('a member has the device’s alerts if the host stores none', async () => {
  const { open, set, device, calls } = await setUp([], [], { hasAlerts: false })
  await open()
  await set('8')
  expect(device()).toEqual(['8'])
  expect(calls.save).not.toHaveBeenCalled()
})
