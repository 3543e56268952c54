import type { Discount, OfferTerms } from '@jeoul/personal-price'

/** One offer in an order, at the price of one way of paying. */
export interface OrderLine {
  readonly terms: OfferTerms
  /** In won per piece, required options included. */
  readonly each: number
  readonly pieces: number
  /**
   * The discounts that the shopper can use with this way of paying. Equal discounts of one mall are the same object.
   */
  readonly discounts: readonly Discount[]
  /** A lower bound, in won, of the cost that the line adds to any order with at least this many pieces. */
  readonly bound: number
}
