import { getMallsFx, type MallsParams } from '@jeoul/api'
import { type PlanQuestion, type PurchasePlan, solve } from '@jeoul/estimate/plan'
import { mallOfferOf } from '@jeoul/estimate/plan/testing/market-questions'
import { marketOf } from '@jeoul/offers/testing/market-of'
import { addressChanged, shopFound } from '@jeoul/page'
import { cashToggled, defaultTerms } from '@jeoul/personal-price'
import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import {
  $drawnPlan,
  $plan,
  $planOutcome,
  partsWanted,
  planRequested,
  planRetried,
  solveFx,
} from './plan-model.ts'

const questionOf = (quantity: number): PlanQuestion => ({
  parts: [{ partId: 'cpu', quantity, offers: [mallOfferOf('갑')] }],
  terms: defaultTerms,
})

test('answers a question without workers', async () => {
  const scope = fork()
  expect(scope.getState($plan)).toEqual({ status: 'idle', answer: null })
  await allSettled(planRequested, { scope, params: questionOf(2) })
  expect(scope.getState($plan)).toMatchObject({
    status: 'ready',
    answer: { plan: { anyMalls: { total: 20_000 } } },
  })
})

test('the newest question wins, whichever is answered last', async () => {
  const answers: ((plan: PurchasePlan) => void)[] = []
  const requests: PlanQuestion[] = []
  const handler = (question: PlanQuestion) => {
    requests.push(question)
    return new Promise<PurchasePlan>(resolve => answers.push(resolve))
  }
  const scope = fork({ handlers: [[solveFx, handler]] })
  const first = allSettled(planRequested, { scope, params: questionOf(1) })
  const second = allSettled(planRequested, { scope, params: questionOf(2) })
  expect(scope.getState($plan).status).toBe('working')
  for (const index of [1, 0]) answers[index]?.(solve(requests[index] ?? questionOf(9)))
  await Promise.all([first, second])
  expect(scope.getState($plan)).toMatchObject({
    status: 'ready',
    answer: { plan: { anyMalls: { total: 20_000 } } },
  })
})

test('reports a failure, and can retry the question', async () => {
  let calls = 0
  const handler = (question: PlanQuestion) => {
    calls++
    if (calls === 1) throw new Error('no memory')
    return solve(question)
  }
  const scope = fork({ handlers: [[solveFx, handler]] })
  await allSettled(planRequested, { scope, params: questionOf(1) })
  expect(scope.getState($plan)).toEqual({ status: 'failed', answer: null })
  await allSettled(planRetried, { scope })
  expect(scope.getState($plan).status).toBe('ready')
})

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
  const visit = (search: string) =>
    allSettled(addressChanged, { scope, params: { path: '/estimate', search } })
  void visit('')
  const total = () => scope.getState($plan).answer?.plan.anyMalls?.total
  return { ask, scope, visit, total }
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

test('in another minishop, plans with its offers once its number is known', async () => {
  const { ask, scope, visit, total } = openShop()
  await allSettled(partsWanted, { scope, params: parts })
  await visit('?mall_web_user=sunin21')
  expect(scope.getState($planOutcome)).toBe('working')
  ask.mockImplementation(async () => ({
    success: true,
    message: 'success',
    markets: [marketOf({ priceB2c: 20_000 })],
  }))
  await allSettled(shopFound, { scope, params: { mallUser: 'sunin21', managerId: 3 } })
  expect(total()).toBe(60_000)
  expect(ask.mock.calls.map(([, { managerId }]) => managerId)).toEqual([0, 0, 0, 0, 3, 3, 3, 3])
})
