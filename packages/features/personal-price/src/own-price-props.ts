import type { Headline, PricedRow } from '@jeoul/personal-price'

/** The product, and the place of its price on the page. */
export interface OwnPriceProps {
  readonly item: PricedRow
  /** `row`: replaces a row's price with delivery; `inline`: within a line; `beside`: on a line below the default price. */
  readonly place: 'row' | 'inline' | 'beside'
  /** Cheaper ways of paying that a row names. */
  readonly others?: readonly Headline[] | undefined
}
