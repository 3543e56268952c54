import { siteManagerId } from './page-props.ts'
import type { ShopAddress } from './shop-address.ts'
import { withoutParams } from './without-params.ts'

/** The parameter by which an address names the minishop; '' for the site itself. */
export function shopParam(shop: ShopAddress | null): string {
  if (shop === null) return ''
  return shop.mallUser === null ? `idx_b_manager=${shop.managerId}` : `mall_web_user=${shop.mallUser}`
}

/**
 * Adds the open minishop to an address, unless the address names one itself (assumed).
 *
 * @param href path and query, or the query alone
 * @param param names the minishop; '' for none
 */
export function insideShop(href: string, param: string): string {
  if (param === '' || /[?&](mall_web_user|idx_b_manager)=/.test(href)) return href
  return href.replace(/(?=#|$)/, (href.includes('?') ? '&' : '?') + param)
}

/** The query of the same page of the site itself, without the minishop. */
export function outsideShop(search: string): string {
  return withoutParams(search, 'mall_web_user', 'idx_b_manager')
}

/**
 * The canonical address of a page whose content depends on the minishop, such as a list (assumed). It contains the
 * minishop's number even if the page was opened by the user name.
 *
 * @param managerId 1 for the site itself; null while it is unknown
 */
export function shopCanonical(canonical: string, managerId: number | null): string {
  return managerId === null || managerId === siteManagerId
    ? canonical
    : insideShop(canonical, `idx_b_manager=${managerId}`)
}
