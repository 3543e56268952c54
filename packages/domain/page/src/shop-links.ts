import type { ShopAddress } from './shop-address.ts'

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
