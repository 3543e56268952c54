import type { PlanQuestion } from './plan-question.ts'
import type { PurchasePlan } from './purchase-plan.ts'
import { apartOrders } from './search/apart-orders.ts'
import { costOf } from './search/found-order.ts'
import { mallsOf } from './search/malls-of.ts'
import { planOf } from './search/plan-of.ts'
import { search } from './search/search.ts'

/** The default budget of a search: about 200 ms of work in a browser's worker (measured). */
const defaultSteps = 20_000_000

/**
 * Finds the cheapest ways to buy the parts of an estimate (assumed; docs/decisions/0107).
 *
 * @param steps the number of sums that may be compared; with fewer, the plans may cost more, and state by how much
 */
export function solve(question: PlanQuestion, steps = defaultSteps): PurchasePlan {
  const { region } = question.terms
  const malls = mallsOf(question)
  const all = question.parts.map(({ partId }) => partId)
  const partIds = all.filter(partId => malls.some(({ choices }) => choices.has(partId)))
  const apart = apartOrders(partIds, malls, region)
  const found = search({ partIds, malls, region, apart, steps })
  const gaps = [found.one, found.two, found.any].map(({ orders, bound }) => costOf(orders) - bound)
  return {
    apart: planOf(apart, partIds),
    oneMall: planOf(found.one.orders, partIds),
    twoMalls: planOf(found.two.orders, partIds),
    anyMalls: planOf(found.any.orders, partIds),
    nowhere: all.filter(partId => !partIds.includes(partId)),
    ...precisionOf(gaps),
  }
}

function precisionOf(gaps: readonly number[]): Pick<PurchasePlan, 'isExact' | 'atMostBy'> {
  const atMostBy = Math.floor(Math.max(0, ...gaps))
  return { isExact: atMostBy === 0, atMostBy }
}
