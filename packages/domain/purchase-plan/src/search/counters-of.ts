import type { MallOffer } from '@jeoul/offers'
import type { Discount, Region } from '@jeoul/personal-price'
import { lineOf, paymentsOf } from '../order/payments.ts'
import type { PlanQuestion, WantedPart } from '../plan-question.ts'
import { leastCost } from './costs.ts'
import type { Choice, Counter } from './counter.ts'
import { orderOf } from './found-order.ts'
import { groupedBy } from './grouped-by.ts'

/** Of a part that a mall sells more than once, the offers that count: those that cost least by themselves (assumed). */
const mostOfPart = 2

interface Offered {
  readonly part: WantedPart
  readonly offer: MallOffer
}

/** The malls of a question, in the order in which its offers name them. */
export function countersOf({ parts, terms }: PlanQuestion): readonly Counter[] {
  const offered = parts.flatMap(part => part.offers.map((offer): Offered => ({ part, offer })))
  const byMall = groupedBy(offered, ({ offer: { market } }) => `${market.idxBManager}:${market.mallName}`)
  return Array.from(byMall.values(), ofMall => counterOf(ofMall, terms)).filter(
    ({ choices }) => choices.size > 0,
  )
}

function counterOf(offered: readonly Offered[], terms: PlanQuestion['terms']): Counter {
  const payments = paymentsOf(
    offered.map(({ offer }) => offer),
    terms,
  )
  const sameDiscount = createSameDiscount()
  const payable = offered.flatMap(({ part, offer }): readonly Choice[] => {
    const wanted = { terms, pieces: part.quantity, sameDiscount }
    const lines = payments.map(payment => lineOf(offer, payment, wanted))
    if (lines.every(line => line === null)) return []
    return [{ partId: part.partId, offer, lines, least: leastCost(offer, lines) }]
  })
  const counter = { mallName: offered[0]?.offer.market.mallName ?? '', payments }
  const choices = new Map<string, readonly Choice[]>()
  for (const [partId, ofPart] of groupedBy(payable, ({ partId }) => partId)) {
    choices.set(partId, cheapest(ofPart, { ...counter, choices }, terms.region))
  }
  return { ...counter, choices }
}

function cheapest(choices: readonly Choice[], counter: Counter, region: Region): readonly Choice[] {
  if (choices.length <= mostOfPart) return choices
  return choices
    .map(choice => ({ choice, cost: orderOf(counter, [choice], region)?.cost ?? Number.POSITIVE_INFINITY }))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, mostOfPart)
    .map(({ choice }) => choice)
}

/** Equal discounts of a mall are one: an order has it once, whichever of its offers name it. */
function createSameDiscount(): (discount: Discount) => Discount {
  const known = new Map<string, Discount>()
  return discount => {
    const { kind, name, amount, percent, most, least } = discount
    const key = JSON.stringify([kind, name, amount, percent, most, least])
    const same = known.get(key) ?? discount
    known.set(key, same)
    return same
  }
}
