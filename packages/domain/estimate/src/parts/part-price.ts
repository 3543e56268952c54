import type { Part, PriceType } from '@jeoul/api/types'
import { type Headline, itemHeadline } from '@jeoul/personal-price'

/**
 * The price of one piece of a part in an estimate, by the rule for headlines: in cash or by card, without delivery,
 * which depends on what else is bought at the mall.
 *
 * @returns won; null if it has no price
 */
export function partPrice({ price_state, cash, card }: Part, type: PriceType): number | null {
  return itemHeadline({ price_state, cash, card }, type)?.total ?? null
}

/**
 * The part's headline in lists and on the product's page, delivery included, to show beside {@link partPrice}.
 *
 * @returns null if it has no price, or if the host gives only selling prices
 */
export function partHeadline({ price_state, cash, card, lowest }: Part, type: PriceType): Headline | null {
  return lowest ? itemHeadline({ price_state, cash, card, lowest }, type) : null
}
