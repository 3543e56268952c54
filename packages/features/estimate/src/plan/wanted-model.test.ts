import { getMallsFx, type MallsParams } from '@jeoul/api'
import { marketOf } from '@jeoul/offers/testing/market-of'
import { cashToggled } from '@jeoul/personal-price'
import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { $drawnPlan } from './drawn-model.ts'
import { $plan, planRetried } from './model.ts'
import { $planOutcome, partsWanted } from './wanted-model.ts'

const parts = [
  { partId: '7', name: '라이젠', quantity: 2 },
  { partId: '8', name: '메인보드', quantity: 1 },
]

function openShop() {
  const ask = vi.fn(async (_: unknown, { card }: MallsParams) => ({
    success: true,
    message: 'success',
    markets: [marketOf({ priceB2c: card ? 11_000 : 10_000 })],
  }))
  const scope = fork({ handlers: [[getMallsFx, ask]] })
  const total = () => scope.getState($plan).answer?.plan.anyMalls?.total
  return { ask, scope, total }
}

test('loads cash and card offers of every part once, then plans', async () => {
  const { ask, scope, total } = openShop()
  expect(scope.getState($planOutcome)).toBe('idle')
  const settled = allSettled(partsWanted, { scope, params: parts })
  expect(scope.getState($planOutcome)).toBe('working')
  await settled
  expect(scope.getState($planOutcome)).toBe('ready')
  expect(total()).toBe(33_000)
  expect(scope.getState($drawnPlan)?.choices[0]?.orders[0]?.parts.map(({ name }) => name)).toEqual([
    '라이젠',
    '메인보드',
  ])
  await allSettled(partsWanted, { scope, params: parts.slice(1) })
  expect(total()).toBe(11_000)
  expect(ask).toHaveBeenCalledTimes(4)
})

test('follows the payment terms', async () => {
  const { scope, total } = openShop()
  await allSettled(partsWanted, { scope, params: parts })
  await allSettled(cashToggled, { scope })
  expect(total()).toBe(30_000)
})

test('failed offers do not count as missing, and can be retried', async () => {
  const { ask, scope, total } = openShop()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  ask.mockRejectedValueOnce(new Error('lost'))
  await allSettled(partsWanted, { scope, params: parts })
  expect(scope.getState($planOutcome)).toBe('failed')
  expect(total()).toBeUndefined()
  await allSettled(planRetried, { scope })
  expect(scope.getState($planOutcome)).toBe('ready')
  expect(ask).toHaveBeenCalledTimes(5)
})
