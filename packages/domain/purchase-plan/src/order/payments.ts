import {
  canTake,
  canUse,
  type Discount,
  holdsCard,
  type OfferTerms,
  type PaymentTerms,
  waysOf,
} from '@jeoul/personal-price'
import { leastOf } from './most-off.ts'
import type { OrderLine } from './order-line.ts'

/** How a whole order is paid. */
export interface Payment {
  readonly by: 'cash' | 'card'
  /** A card that the shopper holds; empty for any card and for a bank transfer. */
  readonly card: string
  /** Which of two prices for it counts. The higher one can be worth it: it may reach free delivery. */
  readonly price: 'lower' | 'higher'
}

type Means = Pick<Payment, 'by' | 'card'>

/** The payments that can make a difference to an order of these offers. */
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

/** Whether more goods may cost less. */
function hasStep({ costDelivery, discounts = [] }: OfferTerms): boolean {
  return costDelivery.kind === 'free-above' || discounts.some(({ least = 0 }) => least > 0)
}

function pricesBy(offer: OfferTerms, means: Means, terms: PaymentTerms): readonly number[] {
  const payer = payerBy(means, terms)
  return waysOf(offer).flatMap(way => (way.by === means.by && canUse(way, payer) ? [way.price] : []))
}

/** The shopper with nothing but this means of payment. */
function payerBy({ by, card }: Means, terms: PaymentTerms): PaymentTerms {
  return { ...terms, cards: card === '' ? [] : [card], cash: by === 'cash' }
}

/**
 * An offer as a line of an order that is paid like this; null where it cannot be.
 *
 * @param sameDiscount gives equal discounts of a mall as one object
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
    least: leastOf(each * pieces, usable),
  }
}
