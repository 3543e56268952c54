import { defaultTerms, type PaymentTerms } from '../offer/payment-terms.ts'

/** Whether the shopper has stated terms that differ from the default. Only then are prices personal (assumed). */
export function areStated({ cards, cash, memberships, region }: PaymentTerms): boolean {
  return (
    cards.length > 0 || memberships.length > 0 || cash !== defaultTerms.cash || region !== defaultTerms.region
  )
}
