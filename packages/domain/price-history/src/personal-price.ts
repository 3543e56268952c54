import { areStated, holdsCard, type PaymentTerms } from '@jeoul/personal-price'
import type { PriceRun } from './history.ts'

/**
 * Whether a history tells what this shopper would have paid: one piece to the mainland. Of surcharges and of orders of several
 * pieces it knows nothing (assumed).
 */
export function isPersonalKnown(terms: PaymentTerms): boolean {
  return areStated(terms) && terms.region === 'mainland' && terms.quantity === 1
}

/** What a shopper with these terms would have paid on the days of a run, in won; discounts of memberships are not observed. */
export function personalPrice({ any, cash, card, cardName }: PriceRun, terms: PaymentTerms): number {
  const byTransfer = terms.cash && cash !== undefined ? cash : any
  const byCard = card !== undefined && holdsCard(terms.cards, cardName ?? '') ? card : any
  return Math.min(any, byTransfer, byCard)
}
