import { costOf } from './found-order.ts'
import { mallsOf } from './malls-of.ts'
import { planOf } from './plan-of.ts'
import type { PlanQuestion } from './plan-question.ts'
import type { PurchasePlan } from './purchase-plan.ts'
import { search } from './search.ts'
import { separateOrders } from './separate-orders.ts'

/** The default budget of a search: about 200 ms of work in a browser's worker (measured). */
const defaultSteps = 20_000_000

/**
 * Finds the cheapest ways to buy the parts of an estimate (assumed; docs/decisions/0107-orders-of-several-parts.md).
 *
 * @param steps the number of sums that may be compared; with fewer, the plans may cost more, and state by how much
 */
export function solve(question: PlanQuestion, steps = defaultSteps): PurchasePlan {
  const { region } = question.terms
  const malls = mallsOf(question)
  const all = question.parts.map(({ partId }) => partId)
  const partIds = all.filter(partId => malls.some(({ choices }) => choices.has(partId)))
  const separate = separateOrders(partIds, malls, region)
  const found = search({ partIds, malls, region, separate, steps })
  const gaps = [found.one, found.two, found.any].map(({ orders, bound }) => costOf(orders) - bound)
  return {
    separate: planOf(separate, partIds),
    oneMall: planOf(found.one.orders, partIds),
    twoMalls: planOf(found.two.orders, partIds),
    anyMalls: planOf(found.any.orders, partIds),
    unavailable: all.filter(partId => !partIds.includes(partId)),
    ...precisionOf(gaps),
  }
}

function precisionOf(gaps: readonly number[]): Pick<PurchasePlan, 'isExact' | 'maxDifference'> {
  const maxDifference = Math.floor(Math.max(0, ...gaps))
  return { isExact: maxDifference === 0, maxDifference }
}
