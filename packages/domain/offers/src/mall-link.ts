import type { TruePrice } from '@jeoul/personal-price'
import { linkSearch, seenPrice } from './link-search.ts'
import { mallHref } from './mall-href.ts'
import type { MallOffer } from './pair-offers.ts'

/** The link to an offer: through the outbound page, or directly to the mall if the host gives it no number. */
export type MallLink = { readonly mallId: string; readonly search: string } | { readonly direct: string }

/**
 * Creates the link to an offer at the price that the shopper sees; null if its address is invalid.
 *
 * @param isPersonal whether the price follows 내 결제조건
 */
export function mallLink({ market }: MallOffer, price: TruePrice, isPersonal: boolean): MallLink | null {
  const direct = mallHref(market.href)
  if (direct === null) return null
  const { mallId, itemIdCp } = market
  return mallId === undefined
    ? { direct }
    : { mallId, search: linkSearch({ itemIdCp, isPersonal, ...seenPrice(price) }) }
}
