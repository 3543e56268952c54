import { expect, test } from 'vitest'
import { weigh } from './found-order.ts'
import type { Plan } from './purchase-plan.ts'
import { solve } from './solve.ts'
import { costBySets } from './testing/brute-force.ts'
import { markets, questionOf, shoppers } from './testing/market-questions.ts'

/** Each market with one shopper, in turns, since the cases vary the search and not the price of an order. */
const cases = Object.entries(markets).flatMap(([market, of], at) =>
  Object.entries(shoppers)
    .filter((_, turn) => turn === at % 2)
    .map(([shopper, terms]) => [market, shopper, of, terms, at + 1] as const),
)
/** The cost for comparison with the search; infinite for a plan without all parts. */
const costOf = (plan: Plan | null) =>
  plan && plan.missing.length === 0
    ? plan.malls.flatMap(({ orders }) => orders).reduce((sum, order) => sum + weigh(order), 0)
    : Number.POSITIVE_INFINITY

test.each(cases)('"exact for a usual build (10 parts × 40 malls)": %s; %s', (_, __, market, terms, seed) => {
  const question = questionOf(market, terms, { parts: 10, malls: 40, seed })
  const plan = solve(question)
  expect(plan.isExact).toBe(true)
  const [oneMall, twoMalls, anyMalls] = [plan.oneMall, plan.twoMalls, plan.anyMalls].map(costOf)
  expect({ oneMall, twoMalls, anyMalls }).toEqual(costBySets(question))
})
