import type { MallOffer } from '@jeoul/offers'
import type { Discount, Region } from '@jeoul/personal-price'
import { offerBound } from './costs.ts'
import { orderOf } from './found-order.ts'
import { lineOf } from './line-of.ts'
import type { Choice, Mall } from './mall.ts'
import { paymentsOf } from './payments.ts'
import type { PlanQuestion, WantedPart } from './plan-question.ts'
import { groupedBy } from './search/grouped-by.ts'

/** The maximum number of offers per part and mall; those that are cheapest on their own are used (assumed). */
const maxOfPart = 2

interface Offered {
  readonly part: WantedPart
  readonly offer: MallOffer
}

/** The malls of a question, in the order in which its offers name them. */
export function mallsOf({ parts, terms }: PlanQuestion): readonly Mall[] {
  const offered = parts.flatMap(part => part.offers.map((offer): Offered => ({ part, offer })))
  const byMall = groupedBy(offered, ({ offer: { market } }) => `${market.idxBManager}:${market.mallName}`)
  return Array.from(byMall.values(), ofMall => mallOf(ofMall, terms)).filter(
    ({ choices }) => choices.size > 0,
  )
}

function mallOf(offered: readonly Offered[], terms: PlanQuestion['terms']): Mall {
  const payments = paymentsOf(
    offered.map(({ offer }) => offer),
    terms,
  )
  const sameDiscount = createSameDiscount()
  const payable = offered.flatMap(({ part, offer }): readonly Choice[] => {
    const wanted = { terms, pieces: part.quantity, sameDiscount }
    const lines = payments.map(payment => lineOf(offer, payment, wanted))
    if (lines.every(line => line === null)) return []
    return [{ partId: part.partId, offer, lines, bound: offerBound(offer, lines) }]
  })
  const mall = { mallName: offered[0]?.offer.market.mallName ?? '', payments }
  const choices = new Map<string, readonly Choice[]>()
  for (const [partId, ofPart] of groupedBy(payable, ({ partId }) => partId)) {
    choices.set(partId, cheapest(ofPart, { ...mall, choices }, terms.region))
  }
  return { ...mall, choices }
}

function cheapest(choices: readonly Choice[], mall: Mall, region: Region): readonly Choice[] {
  if (choices.length <= maxOfPart) return choices
  return choices
    .map(choice => ({ choice, cost: orderOf(mall, [choice], region)?.cost ?? Number.POSITIVE_INFINITY }))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, maxOfPart)
    .map(({ choice }) => choice)
}

/** Maps equal discounts of a mall to one object: an order has such a discount once, whichever of its offers name it. */
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
