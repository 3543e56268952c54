import type { MallOffer } from '@jeoul/offers'
import type { Discount, Region } from '@jeoul/personal-price'
import { type Choice, type Mall, offerBound, orderOf } from './found-order.ts'
import { lineOf, paymentsOf } from './order-line.ts'
import type { PlanQuestion, WantedPart } from './purchase-plan.ts'

/** The maximum number of offers per part and mall; those that are cheapest on their own are used (assumed). */
const maxOfPart = 2

interface Offered {
  readonly part: WantedPart
  readonly offer: MallOffer
}

/** The malls of a question, in the order in which its offers name them. */
export function mallsOf({ parts, terms }: PlanQuestion): readonly Mall[] {
  const offered = parts.flatMap(part => part.offers.map((offer): Offered => ({ part, offer })))
  const byMall = Map.groupBy(offered, ({ offer: { market } }) => `${market.idxBManager}:${market.mallName}`)
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
  for (const [partId, ofPart] of Map.groupBy(payable, ({ partId }) => partId)) {
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

/** One or two malls, with the parts that they sell together. */
export interface MallGroup {
  readonly malls: readonly Mall[]
  readonly partIds: readonly string[]
  /** A lower bound of the cost of these parts there, for comparison in the search. */
  readonly bound: number
}

/** The single malls, or also their pairs, that sell the most parts; the lowest bound first. */
export function mallGroups(
  partIds: readonly string[],
  malls: readonly Mall[],
  maxMalls: 1 | 2,
): readonly MallGroup[] {
  const bounds = new Map(malls.map(mall => [mall, partIds.map(partId => boundAt(mall, partId))]))
  const groups = malls.flatMap((mall, index) => [
    [mall],
    ...(maxMalls === 2 ? malls.slice(index + 1).map(other => [mall, other]) : []),
  ])
  const found = groups.map((group): MallGroup => {
    const ofParts = partIds.map((_, part) =>
      Math.min(...group.map(mall => bounds.get(mall)?.[part] ?? Number.POSITIVE_INFINITY)),
    )
    return {
      malls: group,
      partIds: partIds.filter((_, part) => ofParts[part] !== Number.POSITIVE_INFINITY),
      bound: ofParts.reduce((sum, bound) => (bound === Number.POSITIVE_INFINITY ? sum : sum + bound), 0),
    }
  })
  const maxSold = Math.max(0, ...found.map(({ partIds }) => partIds.length))
  return found.filter(({ partIds }) => partIds.length === maxSold).sort((a, b) => a.bound - b.bound)
}

/** A lower bound of the cost of any plan for these parts, each of which is sold somewhere. */
export function lowerBound(partIds: readonly string[], malls: readonly Mall[]): number {
  return partIds.reduce((sum, partId) => sum + Math.min(...malls.map(mall => boundAt(mall, partId))), 0)
}

function boundAt({ choices }: Mall, partId: string): number {
  return Math.min(...(choices.get(partId) ?? []).map(({ bound }) => bound))
}
