import type { PriceType } from '@jeoul/api/types'

/** The delivery region of an order: mainland, 제주, or other islands and mountains with a surcharge. */
export type Region = 'mainland' | 'jeju' | 'remote'

/** The ways of paying and discounts that a shopper can use, the delivery region, and the quantity (assumed). */
export interface PaymentTerms {
  /** The companies of the shopper's cards, such as 삼성카드. Every shopper is assumed to have some card. */
  readonly cards: readonly string[]
  /** Whether the shopper also pays by bank transfer if that is cheaper. */
  readonly cash: boolean
  readonly memberships: readonly string[]
  readonly region: Region
  /** Pieces, at least 1. */
  readonly quantity: number
}

/** The default terms: one piece, delivered to the mainland, paid by any card. */
export const defaultTerms: PaymentTerms = {
  cards: [],
  cash: false,
  memberships: [],
  region: 'mainland',
  quantity: 1,
}

/**
 * Whether prices by these terms are the shopper's own. Terms equal to the default ones are always the object
 * `defaultTerms`, so they are compared by identity.
 */
export function arePersonal(terms: PaymentTerms): boolean {
  return terms !== defaultTerms
}

/** Whether list prices apply to an order: one piece to the mainland. */
export function isUsualOrder({ region, quantity }: Pick<PaymentTerms, 'region' | 'quantity'>): boolean {
  return region === defaultTerms.region && quantity === defaultTerms.quantity
}

/** The names of delivery regions for the words beside a price; '' for the mainland. */
export const regionNames: Readonly<Record<Region, string>> = {
  mainland: '',
  jeju: '제주',
  remote: '도서·산간',
}

/** Whether the shopper has stated terms that differ from the default. Only then are prices personal (assumed). */
export function areStated({ cards, cash, memberships, region }: PaymentTerms): boolean {
  return (
    cards.length > 0 || memberships.length > 0 || cash !== defaultTerms.cash || region !== defaultTerms.region
  )
}

/**
 * The way of paying that the terms state: by card if cards are stated and transfers are not. "Price type defaults to
 * cash" (specification, section 4) applies to all others (assumed).
 */
export function wayOfPaying({ cards, cash }: PaymentTerms): PriceType {
  return cards.length > 0 && !cash ? 'card' : 'cash'
}
