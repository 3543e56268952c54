import { areStated, holdsCard, type PaymentTerms } from '@jeoul/personal-price'
import type { PriceRun } from './history.ts'

/**
 * Whether a history contains this shopper's prices. Only for one piece to the mainland: it has no surcharges and no
 * orders of several pieces (assumed).
 */
export function isPersonalKnown(terms: PaymentTerms): boolean {
  return areStated(terms) && terms.region === 'mainland' && terms.quantity === 1
}

/** This shopper's price on the days of a run, in won. Without membership discounts, which are not observed. */
export function personalPrice({ any, cash, card, cardName }: PriceRun, terms: PaymentTerms): number {
  const byTransfer = terms.cash && cash !== undefined ? cash : any
  const byCard = card !== undefined && holdsCard(terms.cards, cardName ?? '') ? card : any
  return Math.min(any, byTransfer, byCard)
}
