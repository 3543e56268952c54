import { siteManagerId } from '@jeoul/page'
import type { OfferListRow } from './offer-list-rows.ts'

/** Whether an offer belongs to the open minishop. The site itself is not a minishop. */
export function isOpenShop({ market }: Pick<OfferListRow, 'market'>, managerId: number): boolean {
  return managerId !== siteManagerId && managerId !== 0 && market.idxBManager === managerId
}

/**
 * Moves the offers of the open minishop to the front: "Minishop open: its offer first, labelled" (assumed). The other
 * offers stay in order.
 */
export function shopFirst(rows: readonly OfferListRow[], managerId: number): readonly OfferListRow[] {
  const own = rows.filter(row => isOpenShop(row, managerId))
  return own.length === 0 ? rows : [...own, ...rows.filter(row => !isOpenShop(row, managerId))]
}
