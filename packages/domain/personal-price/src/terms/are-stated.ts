import { defaultTerms, type PaymentTerms } from '../offer/payment-terms.ts'

/** Whether the shopper stated terms other than the default. Only then do they have personal prices (assumed). */
export function areStated({ cards, cash, memberships, region }: PaymentTerms): boolean {
  return (
    cards.length > 0 || memberships.length > 0 || cash !== defaultTerms.cash || region !== defaultTerms.region
  )
}
