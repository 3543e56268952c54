/** Where an order goes: most places, 제주, or other islands and mountains, where delivery costs extra. */
export type Region = 'mainland' | 'jeju' | 'remote'

/** Which ways of paying and discounts a shopper can use, where an order goes, and its size (assumed). */
export interface PaymentTerms {
  /** Card companies whose cards they hold: 삼성카드. Any shopper can pay by some card. */
  readonly cards: readonly string[]
  /** Whether they pay by bank transfer where that is cheaper. */
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

/** Whether an order is what lists tell prices for: one piece to the mainland. */
export function isUsualOrder({ region, quantity }: Pick<PaymentTerms, 'region' | 'quantity'>): boolean {
  return region === defaultTerms.region && quantity === defaultTerms.quantity
}
