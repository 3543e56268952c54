import type { Discount, OfferTerms } from '@jeoul/personal-price'

/** One offer in an order, at the price of one way of paying. */
export interface OrderLine {
  readonly terms: OfferTerms
  /** Won for a piece, required options included. */
  readonly each: number
  readonly pieces: number
  /** What the shopper can take off by this way of paying. Equal discounts of one mall are the same object. */
  readonly discounts: readonly Discount[]
  /** Won that the line adds at least to any order, with as many pieces or more. */
  readonly bound: number
}
