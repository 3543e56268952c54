import type { Headline, PricedRow } from '@jeoul/personal-price'

/** A product whose price is shown, and where. */
export interface OwnPriceProps {
  readonly item: PricedRow
  /** In a row, in the place of its price with delivery; elsewhere within a line, or on one below the price for anyone. */
  readonly place: 'row' | 'inline' | 'beside'
  /** Cheaper ways of paying that a row names. */
  readonly others?: readonly Headline[] | undefined
}
