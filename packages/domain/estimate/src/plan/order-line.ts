import {
  canTake,
  canUse,
  type Discount,
  holdsCard,
  type OfferTerms,
  type PaymentTerms,
  waysOf,
} from '@jeoul/personal-price'

/** One offer in an order, at the price of one way of paying. */
export interface OrderLine {
  readonly terms: OfferTerms
  /** In won per piece, required options included. */
  readonly each: number
  readonly pieces: number
  /**
   * The discounts that the shopper can use with this way of paying. Equal discounts of one mall are the same object.
   */
  readonly discounts: readonly Discount[]
  /** A lower bound, in won, of the cost that the line adds to any order with at least this many pieces. */
  readonly bound: number
}

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
function lineBound(goods: number, discounts: readonly Discount[]): number {
  return discountKinds.reduce((left, kind) => {
    const ofKind = discounts.filter(discount => discount.kind === kind)
    return left - Math.max(0, ...ofKind.map(discount => maxDiscount(discount, goods)))
  }, goods)
}

/** The payment of a whole order. */
export interface Payment {
  readonly by: 'cash' | 'card'
  /** A card that the shopper holds; empty for any card and for a bank transfer. */
  readonly card: string
  /** Which of two prices to use. The higher one may pay off by reaching free delivery. */
  readonly price: 'lower' | 'higher'
}

type Means = Pick<Payment, 'by' | 'card'>

/** The payments that can affect the cost of an order of these offers. */
export function paymentsOf(offers: readonly OfferTerms[], terms: PaymentTerms): readonly Payment[] {
  const named = offers.flatMap(({ eventCard, discounts = [] }) => [
    eventCard,
    ...discounts.flatMap(({ kind, name }) => (kind === 'card' ? [name] : [])),
  ])
  const useful = terms.cards.filter(card => named.some(name => holdsCard([card], name)))
  const means: Means[] = [
    { by: 'card', card: '' },
    ...[...new Set(useful)].map(card => ({ by: 'card', card }) as const),
    ...(terms.cash ? [{ by: 'cash', card: '' } as const] : []),
  ]
  const hasSteps = offers.some(hasStep)
  return means.flatMap(mean => [
    { ...mean, price: 'lower' },
    ...(hasSteps && offers.some(offer => new Set(pricesBy(offer, mean, terms)).size > 1)
      ? [{ ...mean, price: 'higher' } as const]
      : []),
  ])
}

/** Whether buying more may cost less. */
function hasStep({ costDelivery, discounts = [] }: OfferTerms): boolean {
  return costDelivery.kind === 'free-above' || discounts.some(({ least = 0 }) => least > 0)
}

/** The possible prices of an offer by a means of payment. */
function pricesBy(offer: OfferTerms, means: Means, terms: PaymentTerms): readonly number[] {
  const payer = payerBy(means, terms)
  return waysOf(offer).flatMap(way => (way.by === means.by && canUse(way, payer) ? [way.price] : []))
}

/** The shopper's terms with only this means of payment. */
function payerBy({ by, card }: Means, terms: PaymentTerms): PaymentTerms {
  return { ...terms, cards: card === '' ? [] : [card], cash: by === 'cash' }
}

/**
 * Converts an offer to an order line for a payment; null if it cannot be paid that way.
 *
 * @param sameDiscount maps equal discounts of a mall to one object
 */
export function lineOf(
  offer: OfferTerms,
  { price, ...means }: Payment,
  {
    terms,
    pieces,
    sameDiscount,
  }: {
    readonly terms: PaymentTerms
    readonly pieces: number
    readonly sameDiscount: (discount: Discount) => Discount
  },
): OrderLine | null {
  const prices = pricesBy(offer, means, terms)
  if (prices.length === 0) return null
  const { requiredOptions = [], discounts = [] } = offer
  const each = requiredOptions.reduce(
    (sum, option) => sum + option.price,
    price === 'lower' ? Math.min(...prices) : Math.max(...prices),
  )
  const payer = payerBy(means, terms)
  const usable = discounts.filter(discount => canTake(discount, { by: means.by, card: '' }, payer))
  return {
    terms: offer,
    each,
    pieces,
    discounts: usable.map(sameDiscount),
    bound: lineBound(each * pieces, usable),
  }
}
