import { weigh } from '../costs.ts'
import { orderOf } from '../found-order.ts'
import type { Choice, Mall } from '../mall.ts'
import { mallsOf } from '../malls-of.ts'
import type { PlanQuestion } from '../plan-question.ts'

interface Order {
  readonly mall: Mall
  readonly choices: readonly Choice[]
}

/**
 * Tries every assignment of offers to orders, for small questions only.
 *
 * @param maxMalls the maximum number of malls in a plan
 * @returns the maximum number of parts in such a plan, and its lowest cost for comparison with the search
 */
export function bruteForce(question: PlanQuestion, maxMalls: number): { parts: number; cost: number } {
  const malls = mallsOf(question)
  let best = { parts: 0, cost: 0 }
  const put = (index: number, orders: readonly Order[], parts: number) => {
    const part = question.parts[index]
    if (!part) {
      if (new Set(orders.map(({ mall }) => mall)).size > maxMalls) return
      const found = orders.map(({ mall, choices }) => orderOf(mall, choices, question.terms.region))
      const cost = found.reduce(
        (sum, order) => sum + (order ? weigh(order.order.costs) : Number.POSITIVE_INFINITY),
        0,
      )
      if (cost === Number.POSITIVE_INFINITY) return
      if (parts > best.parts || (parts === best.parts && cost < best.cost)) best = { parts, cost }
      return
    }
    put(index + 1, orders, parts)
    for (const mall of malls) {
      for (const choice of mall.choices.get(part.partId) ?? []) {
        put(index + 1, [...orders, { mall, choices: [choice] }], parts + 1)
        orders.forEach((order, at) => {
          if (order.mall !== mall) return
          const larger = { mall, choices: [...order.choices, choice] }
          put(index + 1, orders.with(at, larger), parts + 1)
        })
      }
    }
  }
  put(0, [], 0)
  return best
}
