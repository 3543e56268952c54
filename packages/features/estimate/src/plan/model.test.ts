import type { PlanQuestion, PurchasePlan } from '@jeoul/estimate/plan'
import { solve } from '@jeoul/estimate/plan'
import { mallOfferOf } from '@jeoul/estimate/plan/testing/mall-offer'
import { defaultTerms } from '@jeoul/personal-price'
import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { $plan, planRequested, planRetried, solveFx } from './model.ts'

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
