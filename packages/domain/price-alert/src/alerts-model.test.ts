import {
  ApiError,
  deletePriceAlertFx,
  getPriceAlertsFx,
  getPriceChangesFx,
  pendingWorkStarted,
  savePriceAlertFx,
  tokenChanged,
} from '@jeoul/api'
import type { PriceAlert as HostAlert, PriceAlertDraft, PriceChange } from '@jeoul/api/types'
import { deviceOpened, textChangedElsewhere } from '@jeoul/device'
import { memoryStorage } from '@jeoul/device/testing'
import { $pageProps, appStarted } from '@jeoul/page'
import { $pendingAction } from '@jeoul/session'
import { allSettled, fork } from 'effector'
import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { $deviceAlerts } from './alerts-model.ts'
import { $firedCount } from './fired-count.ts'
import {
  $alerts,
  $checkStatus,
  $firedAlerts,
  $mergeable,
  $settingStatus,
  alertDismissed,
  alertRemoved,
  alertRequested,
  alertSet,
  alertsOpened,
  checkRetried,
  mergeAccepted,
} from './index.ts'
import { newAlert, type PriceAlert } from './price-alert.ts'

const success = { success: true, message: 'success' }
const logged = vi.spyOn(console, 'error')
beforeEach(() => void logged.mockReset().mockImplementation(() => {}))

const item = (itemId: string) => ({ itemId, name: `상품 ${itemId}`, image: '/a.svg' })
const waiting = (itemId: string) => newAlert(item(itemId), 100_000, '2026-11-01')

/** Every product has cost less than 100,000원 since the previous day. */
const changeOf = (item_id: string): PriceChange => ({
  ...{ item_id, price_state: 3, today: '2026-11-03', observed: 3 },
  recent: [3, 2].map(day => ({ date: `2026-11-0${day}`, any: 95_000 })),
})

/** @param hosted the member's alerts; null for a visitor */
async function setUp(
  hosted: readonly PriceAlert[] | null,
  kept: readonly PriceAlert[] = [],
  { hasAlerts = true } = {},
) {
  const host = new Map<string, HostAlert>()
  const write = (alert: PriceAlert) => host.set(alert.itemId, hostAlert(alert))
  for (const alert of hosted ?? []) write(alert)
  const calls = {
    list: vi.fn((): unknown => {
      if (!hasAlerts) throw new ApiError('absent', 'no', 404)
      return { ...success, result: [...host.values()] }
    }),
    save: vi.fn(({ itemId, alert }: { itemId: string; alert: PriceAlertDraft }): unknown => {
      host.set(itemId, { item_id: itemId, name: `상품 ${itemId}`, image: '/a.svg', ...alert })
      return { ...success, result: host.get(itemId) }
    }),
    remove: vi.fn(({ itemId }: { itemId: string }): unknown => host.delete(itemId)),
    changes: vi.fn(({ itemIds }: { itemIds: readonly string[] }): unknown => ({
      ...success,
      result: itemIds.map(changeOf),
    })),
  }
  // The handler of an attached effect gets its source first.
  const withoutSource =
    <Params>(call: (params: Params) => unknown) =>
    (_: unknown, params: Params) =>
      call(params)
  const scope = fork({
    handlers: [
      [getPriceAlertsFx, withoutSource(calls.list)],
      [savePriceAlertFx, withoutSource(calls.save)],
      [deletePriceAlertFx, withoutSource(calls.remove)],
      [getPriceChangesFx, withoutSource(calls.changes)],
    ],
  })
  const storage = memoryStorage(new Map([['jeoul.alerts', JSON.stringify(kept)]]))
  await allSettled(appStarted, { scope, params: { ...$pageProps.defaultState, isLogged: hosted !== null } })
  await allSettled(deviceOpened, { scope, params: storage })
  return {
    ...{ calls, scope, host, storage },
    open: () => allSettled(alertsOpened, { scope }),
    async set(itemId: string, target: number | null = 90_000) {
      await allSettled(alertRequested, { scope, params: item(itemId) })
      await allSettled(alertSet, { scope, params: { target } })
    },
    ids: () => scope.getState($alerts)?.map(({ itemId }) => itemId),
    device: () => scope.getState($deviceAlerts).map(({ itemId }) => itemId),
    fired: () => scope.getState($firedAlerts),
  }
}

function hostAlert({ itemId, name, target, since, isRead }: PriceAlert): HostAlert {
  const kind = target === null ? ('restock' as const) : ('target' as const)
  return { item_id: itemId, name, image: '/a.svg', kind, ...(target && { target }), since, is_read: isRead }
}

const refuse = (status: number) => () => {
  throw new ApiError('status', 'no', status)
}

describe('a visitor', () => {
  test('has alerts on the device, starting at the host’s date', async () => {
    const { set, scope, device, calls } = await setUp(null)
    await set('7')
    expect(scope.getState($deviceAlerts)).toMatchObject([
      { itemId: '7', target: 90_000, since: '2026-11-03', fired: null },
    ])
    expect(scope.getState($settingStatus)).toBe('saved')
    await allSettled(alertRemoved, { scope, params: '7' })
    expect(device()).toEqual([])
    expect(calls.save).not.toHaveBeenCalled()
  })

  test('sees a fired alert once, until it is dismissed', async () => {
    const { open, fired, scope } = await setUp(null, [waiting('7')])
    await open()
    const [alert] = fired()
    expect(alert?.fired).toEqual({ day: '2026-11-03', price: 95_000 })
    expect(scope.getState($firedCount)).toBe(1)
    if (alert) await allSettled(alertDismissed, { scope, params: alert })
    expect(fired()).toEqual([])
    expect(scope.getState($firedCount)).toBe(0)
  })

  test('"shown at the next visit": only visitors with alerts need no interaction for it', async () => {
    const { set, scope, storage } = await setUp(null)
    const awaited = () => storage.getItem('jeoul.news-awaited')
    expect(awaited()).toBeNull()
    await set('7')
    expect(awaited()).toBe('true')
    await allSettled(alertRemoved, { scope, params: '7' })
    expect(awaited()).toBe('false')
  })

  test('sees changes made in another tab', async () => {
    const { open, ids, scope } = await setUp(null)
    await open()
    const text = JSON.stringify([waiting('8')])
    await allSettled(textChangedElsewhere, { scope, params: { key: 'jeoul.alerts', text } })
    expect(ids()).toEqual(['8'])
  })

  test('sees earlier news if the price check fails, and can retry it', async () => {
    const fired = { day: '2026-11-02', price: 95_000 }
    const visit = await setUp(null, [{ ...waiting('7'), fired }])
    visit.calls.changes.mockImplementationOnce(refuse(500))
    await visit.open()
    expect(visit.scope.getState($checkStatus)).toBe('failed')
    expect(visit.fired()).toHaveLength(1)
    await allSettled(checkRetried, { scope: visit.scope })
    expect(visit.scope.getState($checkStatus)).toBe('known')
    expect(visit.calls.changes).toHaveBeenCalledTimes(2)
  })

  test('checks each product once, in as many calls as needed', async () => {
    const many = Array.from({ length: 31 }, (_, id) => waiting(String(id + 1)))
    const { open, calls } = await setUp(null, many)
    await open()
    expect(calls.changes.mock.calls.map(([{ itemIds }]) => itemIds.length)).toEqual([30, 1])
  })
})

describe('a member', () => {
  test('has alerts at the host, which records observations', async () => {
    const { set, open, host, device } = await setUp([waiting('7')])
    await open()
    await set('8')
    expect(host.get('7')).toMatchObject({ fired: { date: '2026-11-03', any: 95_000 } })
    expect(host.get('8')).toMatchObject({ kind: 'target', target: 90_000 })
    expect(device()).toEqual([])
  })

  test('sees a change made in another tab, which an observation does not announce', async () => {
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

  test('keeps an observation that the host refused, and does not send it repeatedly', async () => {
    const { open, calls, fired } = await setUp([waiting('7')])
    calls.save.mockImplementation(refuse(500))
    await open()
    expect(fired()).toHaveLength(1)
    expect(calls.save).toHaveBeenCalledTimes(1)
  })

  test('sees a failed change undone', async () => {
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
    await allSettled(pendingWorkStarted, { scope })
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
    vi.useRealTimers()
  })

  test('has no alerts of another member, and none after the login has expired', async () => {
    const { open, ids, scope } = await setUp([waiting('7')], [waiting('9')])
    await open()
    expect(ids()).toEqual(['7', '9'])
    await allSettled(tokenChanged, { scope, params: null })
    expect(ids()).toEqual(['9'])
  })

  test('can move the device’s alerts to the account', async () => {
    const { open, ids, device, scope } = await setUp([waiting('7')], [waiting('9'), waiting('7')])
    await open()
    await allSettled(mergeAccepted, { scope })
    expect(ids()).toEqual(['9', '7'])
    expect(device()).toEqual([])
  })

  test('regression: the offer to move them stayed until all were sent, and what is below moved when it left', async () => {
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

  test('sees news of the device’s alerts before a merge, and can dismiss them there', async () => {
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
    const property = fc.asyncProperty(some, some, some, async (hosted, kept, refused) => {
      const mine = await setUp(hosted.map(waiting), kept.map(waiting))
      const { open, ids, device, calls, host, scope } = mine
      const save = calls.save.getMockImplementation()
      calls.save.mockImplementation(call => (refused.includes(call.itemId) ? refuse(500)() : save?.(call)))
      await open()
      const all = [...new Set([...hosted, ...kept])].toSorted()
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

  test('has the device’s alerts if the host stores none', async () => {
    const { open, set, device, calls } = await setUp([], [], { hasAlerts: false })
    await open()
    await set('8')
    expect(device()).toEqual(['8'])
    expect(calls.save).not.toHaveBeenCalled()
  })
})
