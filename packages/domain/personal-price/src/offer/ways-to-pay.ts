import type { OfferTerms } from './offer-terms.ts'
import type { PaymentTerms } from './payment-terms.ts'

/** One way of paying, with the price of a piece. */
export interface WayToPay {
  readonly by: 'cash' | 'card'
  /** The required card; empty for any card and for cash. */
  readonly card: string
  /** In won. */
  readonly price: number
}

/** The ways of paying that an offer accepts. The way with the fewest conditions comes first. */
export function waysOf(offer: OfferTerms): readonly WayToPay[] {
  const { cash, card, eventCard } = offer
  return [
    // A mall with a single price accepts cards for it.
    ...(cash === null || isCashOnly(offer) ? [] : [{ by: 'card', card: '', price: cash } as const]),
    ...(card === null ? [] : [{ by: 'card', card: eventCard, price: card } as const]),
    ...(cash === null ? [] : [{ by: 'cash', card: '', price: cash } as const]),
  ]
}

/**
 * Whether the cash price is for bank transfers only. If the host does not say so, a higher price for any card implies
 * it (assumed).
 */
function isCashOnly({ cashOnly, cash, card, eventCard }: OfferTerms): boolean {
  return cashOnly ?? (cash !== null && card !== null && eventCard === '' && card > cash)
}

export function canUse({ by, card }: WayToPay, terms: PaymentTerms): boolean {
  return by === 'cash' ? terms.cash : card === '' || holdsCard(terms.cards, card)
}

/**
 * Whether an event applies to one of the cards. Malls may name several cards, or add words to the name: '삼성카드/현대카드',
 * '삼성카드 7%' (assumed).
 */
export function holdsCard(cards: readonly string[], named: string): boolean {
  const names = namedCards(named)
  return cards.some(card => names.some(name => name === card || name.startsWith(`${card} `)))
}

/** The cards that an event or a discount names. */
export function namedCards(named: string): readonly string[] {
  return named.split(/[/,·]/).map(name => name.trim())
}
