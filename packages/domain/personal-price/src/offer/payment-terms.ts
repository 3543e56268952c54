/** The delivery region of an order: most places, 제주, or other islands and mountains with a surcharge. */
export type Region = 'mainland' | 'jeju' | 'remote'

/** The ways of paying and discounts that a shopper can use, the delivery region, and the quantity (assumed). */
export interface PaymentTerms {
  /** Card companies whose cards they hold, such as 삼성카드. Every shopper is assumed to have some card. */
  readonly cards: readonly string[]
  /** Whether they pay by bank transfer if that is cheaper. */
  readonly cash: boolean
  readonly memberships: readonly string[]
  readonly region: Region
  /** Pieces, at least 1. */
  readonly quantity: number
}

/** The default terms: one piece, delivered to the mainland, paid by a card without an event. */
export const defaultTerms: PaymentTerms = {
  cards: [],
  cash: false,
  memberships: [],
  region: 'mainland',
  quantity: 1,
}

/**
 * Whether prices by these terms are the shopper's own, as opposed to those that a server renders. Terms that equal the
 * default ones are always `defaultTerms` itself, so identity decides.
 */
export function arePersonal(terms: PaymentTerms): boolean {
  return terms !== defaultTerms
}

/** Whether an order is the one that list prices apply to: one piece to the mainland. */
export function isUsualOrder({ region, quantity }: Pick<PaymentTerms, 'region' | 'quantity'>): boolean {
  return region === defaultTerms.region && quantity === defaultTerms.quantity
}
