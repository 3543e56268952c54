import type { Market } from '@jeoul/api/types'
import type { PaymentTerms } from './payment-terms.ts'
import { holdsCard, type WayToPay } from './ways-to-pay.ts'

export type Discount = NonNullable<Market['discounts']>[number]

/** A discount with the amount that it takes off an order. */
export interface UsedDiscount {
  readonly kind: Discount['kind']
  readonly name: string
  /** Won. */
  readonly amount: number
  /** What the amount is a share of; missing where it is a fixed sum. */
  readonly share?: DiscountShare
}

/** A discount in percent of what is left to pay when its turn comes. */
export interface DiscountShare {
  readonly percent: number
  /** Won. */
  readonly of: number
  /** The most that it takes off, in won, if that is what limits it. */
  readonly most?: number
}

/** "At most one of a kind in an order", applied in this order, each to the remaining sum (assumed). */
const kinds = ['coupon', 'membership', 'card'] as const

/** The discounts that a shopper can use, the best of each kind. */
export function usableDiscounts(
  discounts: readonly Discount[],
  { sum, way, terms }: { sum: number; way: WayToPay; terms: PaymentTerms },
): readonly UsedDiscount[] {
  const used: UsedDiscount[] = []
  let left = sum
  for (const kind of kinds) {
    const best = bestOf(
      discounts.filter(found => found.kind === kind && sum >= (found.least ?? 0) && isFor(found, way, terms)),
      left,
    )
    if (!best) continue
    used.push(best)
    left -= best.amount
  }
  return used
}

function isFor({ kind, name }: Discount, way: WayToPay, { cards, memberships }: PaymentTerms): boolean {
  if (kind === 'coupon') return true
  if (kind === 'membership') return memberships.includes(name)
  return (
    way.by === 'card' &&
    holdsCard(way.card === '' ? cards : cards.filter(card => holdsCard([card], way.card)), name)
  )
}

function bestOf(discounts: readonly Discount[], left: number): UsedDiscount | null {
  let best: UsedDiscount | null = null
  for (const discount of discounts) {
    const used = amountOf(discount, left)
    if (used.amount > (best?.amount ?? 0)) best = { kind: discount.kind, name: discount.name, ...used }
  }
  return best
}

/** What a discount takes off, in whole won, rounded down; never more than is left. */
function amountOf(
  { amount = 0, percent = 0, most = Number.POSITIVE_INFINITY }: Discount,
  left: number,
): Pick<UsedDiscount, 'amount' | 'share'> {
  const ofPercent = Math.floor((left * percent) / 100)
  const byPercent = Math.min(most, ofPercent)
  if (byPercent <= amount) return { amount: Math.min(left, amount) }
  return {
    amount: Math.min(left, byPercent),
    share: { percent, of: left, ...(most < ofPercent && { most }) },
  }
}
