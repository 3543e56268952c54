import type { PlanQuestion } from './plan-question.ts'
import type { PurchasePlan } from './purchase-plan.ts'
import { anyMalls } from './search/any-malls.ts'
import { apartOrders } from './search/apart.ts'
import { countersOf } from './search/counter.ts'
import { cheapestMall, cheapestPair } from './search/fewest-malls.ts'
import { mallCosts } from './search/mall-costs.ts'
import { planOf } from './search/plan-of.ts'
import { partUnit } from './search/units.ts'

/** Finds the cheapest ways to buy the parts of an estimate (assumed; docs/decisions/0107). */
export function solve(question: PlanQuestion): PurchasePlan {
  const { region } = question.terms
  const counters = countersOf(question)
  const all = question.parts.map(({ partId }) => partId)
  const partIds = all.filter(partId => counters.some(({ choices }) => choices.has(partId)))
  const units = partIds.map(partId => partUnit(partId, counters))
  const malls = counters.map(counter => mallCosts(counter, units, region))
  return {
    apart: planOf(apartOrders(partIds, counters, region), partIds),
    oneMall: planOf(cheapestMall(malls), partIds),
    twoMalls: planOf(cheapestPair(malls), partIds),
    anyMalls: planOf(anyMalls(malls, units.length), partIds),
    nowhere: all.filter(partId => !partIds.includes(partId)),
    isExact: true,
    atMostBy: 0,
  }
}
