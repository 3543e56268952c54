import { siteManagerId } from '@jeoul/page'
import type { OfferListRow } from './offer-list-rows.ts'

/** Whether an offer is that of the minishop that is open; the site itself is none. */
export function isOpenShop({ market }: Pick<OfferListRow, 'market'>, managerId: number): boolean {
  return managerId !== siteManagerId && managerId !== 0 && market.idxBManager === managerId
}

/** "Minishop open: its offer first, labelled" (assumed): the others keep their order. */
export function shopFirst(rows: readonly OfferListRow[], managerId: number): readonly OfferListRow[] {
  const own = rows.filter(row => isOpenShop(row, managerId))
  return own.length === 0 ? rows : [...own, ...rows.filter(row => !isOpenShop(row, managerId))]
}
