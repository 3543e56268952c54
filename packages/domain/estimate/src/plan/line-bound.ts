import type { Discount } from '@jeoul/personal-price'

/** In the order in which an order takes them, at most one of each. */
export const discountKinds = ['coupon', 'membership', 'card'] as const

/** The maximum amount of a discount for goods of that sum, in won; not rounded. */
export function maxDiscount(
  { amount = 0, percent = 0, most = Number.POSITIVE_INFINITY }: Discount,
  sum: number,
) {
  return Math.max(amount, Math.min(most, (sum * Math.min(100, percent)) / 100))
}

/**
 * A lower bound of the cost that goods add to any order: their sum less the maximum of each kind of discount, with free
 * delivery. An order's discounts never exceed those of its lines together, so the bounds of its lines add up to its
 * bound.
 */
export function lineBound(goods: number, discounts: readonly Discount[]): number {
  return discountKinds.reduce((left, kind) => {
    const ofKind = discounts.filter(discount => discount.kind === kind)
    return left - Math.max(0, ...ofKind.map(discount => maxDiscount(discount, goods)))
  }, goods)
}
