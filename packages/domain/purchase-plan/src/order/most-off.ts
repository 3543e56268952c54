import type { Discount } from '@jeoul/personal-price'

const kinds = ['coupon', 'membership', 'card'] as const

/** The most that a discount takes off goods of that sum, in won; not rounded. */
export function mostOff({ amount = 0, percent = 0, most = Number.POSITIVE_INFINITY }: Discount, sum: number) {
  return Math.max(amount, Math.min(most, (sum * Math.min(100, percent)) / 100))
}

/**
 * What goods add at least to any order they are part of: their sum less the most of each kind of discount, delivered free. An
 * order takes off no more than its lines allow together, so the bounds of its lines add up to its own.
 */
export function lineBound(goods: number, discounts: readonly Discount[]): number {
  return kinds.reduce((left, kind) => {
    const ofKind = discounts.filter(discount => discount.kind === kind)
    return left - Math.max(0, ...ofKind.map(discount => mostOff(discount, goods)))
  }, goods)
}
