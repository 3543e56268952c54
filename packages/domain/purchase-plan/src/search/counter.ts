import type { MallOffer } from '@jeoul/offers'
import type { Discount } from '@jeoul/personal-price'
import type { OrderLine } from '../order/order-line.ts'
import { lineOf, type Payment, paymentsOf } from '../order/payments.ts'
import type { PlanQuestion } from '../plan-question.ts'

/** An offer for one of the parts, ready to be put into orders. */
export interface Choice {
  readonly partId: string
  readonly offer: MallOffer
  /** The offer as a line by each payment of its mall; null where it cannot be paid so. */
  readonly lines: readonly (OrderLine | null)[]
}

/** A mall with the offers that this shopper can pay, by part. Some malls sell a part twice. */
export interface Counter {
  readonly mallName: string
  readonly payments: readonly Payment[]
  readonly choices: ReadonlyMap<string, readonly Choice[]>
}

/** The malls of a question, in the order in which its offers name them. */
export function countersOf({ parts, terms }: PlanQuestion): readonly Counter[] {
  const offersByMall = new Map<string, { part: PlanQuestion['parts'][number]; offer: MallOffer }[]>()
  for (const part of parts) {
    for (const offer of part.offers) {
      const mall = `${offer.market.idxBManager}:${offer.market.mallName}`
      const found = offersByMall.get(mall)
      if (found) found.push({ part, offer })
      else offersByMall.set(mall, [{ part, offer }])
    }
  }
  return Array.from(offersByMall.values(), found => {
    const payments = paymentsOf(
      found.map(({ offer }) => offer),
      terms,
    )
    const sameDiscount = createSameDiscount()
    const choices = new Map<string, Choice[]>()
    for (const { part, offer } of found) {
      const wanted = { terms, pieces: part.quantity, sameDiscount }
      const lines = payments.map(payment => lineOf(offer, payment, wanted))
      if (lines.every(line => line === null)) continue
      const choice = { partId: part.partId, offer, lines }
      choices.set(part.partId, [...(choices.get(part.partId) ?? []), choice])
    }
    return { mallName: found[0]?.offer.market.mallName ?? '', payments, choices }
  }).filter(({ choices }) => choices.size > 0)
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
