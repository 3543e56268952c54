import type { Part, PriceType } from '@jeoul/api/types'
import { type Headline, itemHeadline } from '@jeoul/personal-price'

/**
 * What one piece of a part costs in an estimate, by the rule of headlines (docs/decisions/0106): in cash or by card, without
 * delivery, which depends on what else the mall sends along.
 *
 * @returns won; null for what has no price
 */
export function partPrice({ price_state, cash, card }: Part, type: PriceType): number | null {
  return itemHeadline({ price_state, cash, card }, type)?.total ?? null
}

/**
 * What lists and the product's page call the part's price, delivery included, to stand beside {@link partPrice}.
 *
 * @returns null for what has no price, and where the host tells no more than selling prices
 */
export function partHeadline({ price_state, cash, card, lowest }: Part, type: PriceType): Headline | null {
  return lowest ? itemHeadline({ price_state, cash, card, lowest }, type) : null
}
