import { siteManagerId } from './page-props.ts'
import { readShopAddress } from './shop-address.ts'
import { withoutParams } from './without-params.ts'

/** The query that opens a page of a minishop; '' for the site itself, or while the number is not known. */
export function shopSearch(managerId: number | null): string {
  return managerId === null || managerId === siteManagerId ? '' : `?idx_b_manager=${managerId}`
}

/** The same page's query outside of any minishop. */
export function outsideShop(search: string): string {
  return withoutParams(search, 'mall_web_user', 'idx_b_manager')
}

const names = /[?&]((?:mall_web_user|idx_b_manager)=[^&#]*)/

/**
 * The same way, within the minishop that is open (assumed). A way that names a minishop itself stays what it is.
 *
 * @param href path and query, without '#'
 * @param search the query of the open page with its '?', or ''
 */
export function insideShop(href: string, search: string): string {
  const shop = readShopAddress(search) && names.exec(search)?.[1]
  if (!shop || names.test(href)) return href
  return `${href}${href.includes('?') ? '&' : '?'}${shop}`
}
