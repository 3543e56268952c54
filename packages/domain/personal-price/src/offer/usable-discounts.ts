import type { Market } from '@jeoul/api/types'
import type { PaymentTerms } from './payment-terms.ts'
import { holdsCard, type WayToPay } from './ways-to-pay.ts'

export type Discount = NonNullable<Market['discounts']>[number]

/** A discount with the amount that it deducts from an order. */
export interface UsedDiscount {
  readonly kind: Discount['kind']
  readonly name: string
  /** The amount in won. */
  readonly amount: number
  /** The percentage that it was computed from; undefined for a fixed amount. */
  readonly share?: DiscountShare
}

/** The percentage of a discount, and the remaining sum that it applies to. */
export interface DiscountShare {
  readonly percent: number
  /** The remaining sum in won. */
  readonly of: number
  /** The maximum amount in won, if it limits the discount. */
  readonly most?: number
}

/**
 * The kinds of discounts, in the order in which they are applied to the remaining sum: "An order can use at most one of
 * each kind" (assumed).
 */
const kinds = ['coupon', 'membership', 'card'] as const

/** A discount, with the sum in won that it applies to. */
export interface CoveredDiscount {
  readonly discount: Discount
  readonly sum: number
}

/** The discounts that a shopper can use for an order: the best of each kind. */
export function usableDiscounts(
  discounts: readonly Discount[],
  { sum, way, terms }: { sum: number; way: WayToPay; terms: PaymentTerms },
): readonly UsedDiscount[] {
  return takeDiscounts(
    discounts
      .filter(discount => canTake(discount, way, terms))
      .map((discount): CoveredDiscount => ({ discount, sum })),
  )
}

/**
 * Applies the best discount of each kind to one order. If a discount covers only part of an order, earlier discounts
 * are deducted from that part, so that its amount is not overstated (assumed).
 */
export function takeDiscounts(covered: readonly CoveredDiscount[]): readonly UsedDiscount[] {
  const used: UsedDiscount[] = []
  let taken = 0
  for (const kind of kinds) {
    const best = bestOf(kind, covered, taken)
    if (!best) continue
    used.push(best)
    taken += best.amount
  }
  return used
}

/** Whether a shopper who pays this way is entitled to a discount. The size of the order is not checked. */
export function canTake(
  { kind, name }: Discount,
  way: Pick<WayToPay, 'by' | 'card'>,
  { cards, memberships }: Pick<PaymentTerms, 'cards' | 'memberships'>,
): boolean {
  if (kind === 'coupon') return true
  if (kind === 'membership') return memberships.includes(name)
  return (
    way.by === 'card' &&
    holdsCard(way.card === '' ? cards : cards.filter(card => holdsCard([card], way.card)), name)
  )
}

function bestOf(
  kind: Discount['kind'],
  covered: readonly CoveredDiscount[],
  taken: number,
): UsedDiscount | null {
  let best: UsedDiscount | null = null
  for (const { discount, sum } of covered) {
    if (discount.kind !== kind || sum < (discount.least ?? 0)) continue
    const used = amountOf(discount, Math.max(0, sum - taken))
    if (used.amount > (best?.amount ?? 0)) best = { kind: discount.kind, name: discount.name, ...used }
  }
  return best
}

/** The amount of a discount in whole won, rounded down, at most the remaining sum. */
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
