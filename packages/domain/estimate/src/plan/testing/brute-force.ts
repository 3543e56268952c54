import { type Choice, type Mall, orderOf, weigh } from '../found-order.ts'
import { mallsOf } from '../malls.ts'
import type { PlanQuestion } from '../purchase-plan.ts'

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

/**
 * The lowest cost of a plan with all parts, computed over every set of them at every mall: for malls that sell each
 * part once, and for up to ten parts. It prunes nothing and uses no bounds.
 *
 * @returns for comparison with the search; infinite if no plan has all parts
 */
export function costBySets({ parts, terms }: PlanQuestion): {
  readonly oneMall: number
  readonly twoMalls: number
  readonly anyMalls: number
} {
  const whole = 2 ** parts.length - 1
  const malls = mallsOf({ parts, terms }).map(mall => {
    const choices = parts.map(({ partId }) => mall.choices.get(partId)?.[0])
    return together(whole, set => {
      const chosen = choices.filter((_, at) => set & (1 << at))
      const there = chosen.filter(choice => choice !== undefined)
      const order = there.length === chosen.length ? orderOf(mall, there, terms.region) : null
      return order?.cost ?? Number.POSITIVE_INFINITY
    })
  })
  const pairs = malls.flatMap((one, at) => malls.slice(at + 1).map(other => costOfBoth(whole, one, other)))
  const oneMall = Math.min(...malls.map(costs => costs[whole] ?? Number.POSITIVE_INFINITY))
  return {
    oneMall,
    twoMalls: Math.min(oneMall, ...pairs),
    anyMalls:
      malls.reduce((before, costs) => joined(whole, before, costs))[whole] ?? Number.POSITIVE_INFINITY,
  }
}

/** The cost of each set at a mall in any number of orders. */
function together(whole: number, costOfOrder: (set: number) => number): Float64Array {
  const costs = new Float64Array(whole + 1)
  const alone = costs.map((_, set) => (set === 0 ? 0 : costOfOrder(set)))
  for (let set = 1; set <= whole; set++) costs[set] = leastOver(set, alone, costs)
  return costs
}

/** The cost of each set split between `one` and `other`. */
function joined(whole: number, one: Float64Array, other: Float64Array): Float64Array {
  const costs = new Float64Array(whole + 1)
  for (let set = 1; set <= whole; set++) {
    costs[set] = Math.min(other[set] ?? 0, leastOver(set, one, other))
  }
  return costs
}

function costOfBoth(whole: number, one: Float64Array, other: Float64Array): number {
  return leastOver(whole, one, other)
}

/** The lowest cost of a set split into a non-empty part by `one` and the remainder by `rest`. */
function leastOver(set: number, one: Float64Array, rest: Float64Array): number {
  let least = Number.POSITIVE_INFINITY
  for (let some = set; some > 0; some = (some - 1) & set) {
    const cost = (one[some] ?? 0) + (rest[set ^ some] ?? 0)
    if (cost < least) least = cost
  }
  return least
}
