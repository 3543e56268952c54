import { siteManagerId } from './page-props.ts'
import { insideShop } from './shop-links.ts'

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
