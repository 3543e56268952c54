import {
  canTake,
  canUse,
  type Discount,
  holdsCard,
  type OfferTerms,
  type PaymentTerms,
  waysOf,
} from '@jeoul/personal-price'
import type { OrderLine } from './order-line.ts'

/** How a whole order is paid. */
export interface Payment {
  readonly by: 'cash' | 'card'
  /** A card that the shopper holds; empty for any card and for a bank transfer. */
  readonly card: string
  /** Which of two prices for it counts. The higher one can be worth it: it may reach free delivery. */
  readonly price: 'lower' | 'higher'
}

/** The payments that can make a difference to an order of these offers. */
export function paymentsOf(offers: readonly OfferTerms[], { cash, cards }: PaymentTerms): readonly Payment[] {
  const named = offers.flatMap(({ eventCard, discounts = [] }) => [
    eventCard,
    ...discounts.flatMap(({ kind, name }) => (kind === 'card' ? [name] : [])),
  ])
  const useful = cards.filter(card => named.some(name => holdsCard([card], name)))
  const ways: Pick<Payment, 'by' | 'card'>[] = [
    { by: 'card', card: '' },
    ...[...new Set(useful)].map(card => ({ by: 'card', card }) as const),
    ...(cash ? [{ by: 'cash', card: '' } as const] : []),
  ]
  return ways.flatMap(way => [
    { ...way, price: 'lower' },
    ...(way.by === 'card' && offers.some(hasStep) ? [{ ...way, price: 'higher' } as const] : []),
  ])
}

/** Whether more goods may cost less. */
function hasStep({ costDelivery, discounts = [] }: OfferTerms): boolean {
  return costDelivery.kind === 'free-above' || discounts.some(({ least = 0 }) => least > 0)
}

/**
 * An offer as a line of an order that is paid like this; null where it cannot be.
 *
 * @param sameDiscount gives equal discounts of a mall as one object
 */
export function lineOf(
  offer: OfferTerms,
  { by, card, price }: Payment,
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
  const payer = { ...terms, cards: card === '' ? [] : [card], cash: by === 'cash' }
  const prices = waysOf(offer).flatMap(way => (way.by === by && canUse(way, payer) ? [way.price] : []))
  if (prices.length === 0) return null
  const options = (offer.requiredOptions ?? []).reduce((sum, option) => sum + option.price, 0)
  return {
    terms: offer,
    each: (price === 'lower' ? Math.min(...prices) : Math.max(...prices)) + options,
    pieces,
    discounts: (offer.discounts ?? [])
      .filter(discount => canTake(discount, { by, card: '' }, payer))
      .map(sameDiscount),
  }
}
