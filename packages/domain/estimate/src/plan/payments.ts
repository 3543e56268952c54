import { canUse, holdsCard, type OfferTerms, type PaymentTerms, waysOf } from '@jeoul/personal-price'

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
export function pricesBy(offer: OfferTerms, means: Means, terms: PaymentTerms): readonly number[] {
  const payer = payerBy(means, terms)
  return waysOf(offer).flatMap(way => (way.by === means.by && canUse(way, payer) ? [way.price] : []))
}

/** The shopper's terms with only this means of payment. */
export function payerBy({ by, card }: Means, terms: PaymentTerms): PaymentTerms {
  return { ...terms, cards: card === '' ? [] : [card], cash: by === 'cash' }
}
