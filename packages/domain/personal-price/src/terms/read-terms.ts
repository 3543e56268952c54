import { areStated, defaultTerms, type PaymentTerms } from '../offer/payment-terms.ts'
import { cardChoices, membershipChoices, regionChoices } from './choices.ts'

/**
 * Reads stored terms, in the order of the choices. Choices that no longer exist are dropped; missing or invalid terms
 * get their default (assumed).
 *
 * @returns the object `defaultTerms` for terms equal to them; null if the stored value is not an object
 */
export function readTerms(found: unknown): PaymentTerms | null {
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return null
  const stored: Partial<Record<keyof PaymentTerms, unknown>> = found
  const terms = {
    cards: chosenOf(cardChoices, stored.cards),
    cash: stored.cash === true,
    memberships: chosenOf(membershipChoices, stored.memberships),
    region: regionChoices.find(({ value }) => value === stored.region)?.value ?? defaultTerms.region,
    quantity: defaultTerms.quantity,
  }
  return areStated(terms) ? terms : defaultTerms
}

function chosenOf(choices: readonly string[], stored: unknown): readonly string[] {
  return Array.isArray(stored) ? choices.filter(choice => stored.includes(choice)) : []
}
