import { cashToggled } from '@jeoul/personal-price'
import { textChangedElsewhere } from '@jeoul/visitor/device'
import { allSettled } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { $deviceAlerts } from './alerts-model.ts'
import { $firedCount } from './fired-count.ts'
import {
  $checkStatus,
  $settingStatus,
  alertDismissed,
  alertRemoved,
  checkRetried,
  pricesRechecked,
} from './index.ts'
import { refuse, setUp, waiting } from './testing/set-up.ts'

const logged = vi.spyOn(console, 'error')
beforeEach(() => void logged.mockReset().mockImplementation(() => {}))

test('a visitor has alerts on the device, starting at the host’s date', async () => {
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

test('a visitor sees a fired alert once, until it is dismissed', async () => {
  const { open, fired, scope } = await setUp(null, [waiting('7')])
  await open()
  const [alert] = fired()
  expect(alert?.fired).toEqual({ day: '2026-11-03', price: 95_000 })
  expect(scope.getState($firedCount)).toBe(1)
  if (alert) await allSettled(alertDismissed, { scope, params: alert })
  expect(fired()).toEqual([])
  expect(scope.getState($firedCount)).toBe(0)
})

test('a visitor sees changes made in another tab', async () => {
  const { open, ids, scope } = await setUp(null)
  await open()
  const text = JSON.stringify([waiting('8')])
  await allSettled(textChangedElsewhere, { scope, params: { key: 'jeoul.alerts', text } })
  expect(ids()).toEqual(['8'])
})

test('a visitor sees earlier news if the price check fails, and can retry it', async () => {
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

test('"what this shopper pays (their own terms), or everyone’s price, chosen": an alert on their own goes by their terms', async () => {
  const { open, fired, scope, calls, device } = await setUp(null, [
    waiting('7', { target: 90_000, isPersonal: true }),
    waiting('8', { target: 90_000, isPersonal: false }),
  ])
  await open()
  expect(fired()).toEqual([])
  expect(calls.offers.mock.calls.map(([{ itemIds }]) => itemIds)).toEqual([['7']])
  await allSettled(cashToggled, { scope })
  expect(fired().map(({ itemId, fired }) => [itemId, fired])).toEqual([
    ['7', { day: '2026-11-03', price: 89_000 }],
  ])
  expect(device()).toEqual(['7', '8'])
})

test('own prices that could not be loaded fire nothing, and are requested again by the next check', async () => {
  const { open, fired, scope, calls } = await setUp(null, [
    waiting('7', { target: 130_000, isPersonal: true }),
  ])
  calls.offers.mockImplementationOnce(refuse(500))
  await open()
  expect(fired()).toEqual([])
  expect(calls.offers).toHaveBeenCalledTimes(1)
  await allSettled(pricesRechecked, { scope })
  expect(fired()).toHaveLength(1)
  expect(calls.changes).toHaveBeenCalledTimes(2)
})

test('a visitor checks each product once, in as many calls as needed', async () => {
  const many = Array.from({ length: 31 }, (_, id) => waiting(String(id + 1)))
  const { open, calls } = await setUp(null, many)
  await open()
  expect(calls.changes.mock.calls.map(([{ itemIds }]) => itemIds.length)).toEqual([30, 1])
})
