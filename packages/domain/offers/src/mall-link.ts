import type { TruePrice } from '@jeoul/personal-price'
import { linkSearch, seenPrice } from './link-search.ts'
import { mallHref } from './mall-href.ts'
import type { MallOffer } from './pair-offers.ts'

/** The way to an offer: by the outbound page, or straight to the mall where the host gives it no number. */
export type MallLink = { readonly mallId: string; readonly search: string } | { readonly direct: string }

/**
 * The way to an offer whose price the shopper sees; null if its address is none.
 *
 * @param isPersonal whether the price is a personal one, by 내 결제조건
 */
export function mallLink({ market }: MallOffer, price: TruePrice, isPersonal: boolean): MallLink | null {
  const direct = mallHref(market.href)
  if (direct === null) return null
  const { mallId, itemIdCp } = market
  return mallId === undefined
    ? { direct }
    : { mallId, search: linkSearch({ itemIdCp, isPersonal, ...seenPrice(price) }) }
}
