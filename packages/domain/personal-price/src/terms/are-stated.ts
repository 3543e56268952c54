import { defaultTerms, type PaymentTerms } from '../offer/payment-terms.ts'

/** Whether a shopper's terms are other than everyone's: only then they have prices of their own (assumed). */
export function areStated({ cards, cash, memberships, region, quantity }: PaymentTerms): boolean {
  return (
    cards.length > 0 ||
    memberships.length > 0 ||
    cash !== defaultTerms.cash ||
    region !== defaultTerms.region ||
    quantity !== defaultTerms.quantity
  )
}
