import { siteManagerId } from './page-props.ts'
import { withoutParams } from './without-params.ts'

/** The query that opens a page of a minishop; '' for the site itself, or while the number is not known. */
export function shopSearch(managerId: number | null): string {
  return managerId === null || managerId === siteManagerId ? '' : `?idx_b_manager=${managerId}`
}

/** The same page's query outside of any minishop. */
export function outsideShop(search: string): string {
  return withoutParams(search, 'mall_web_user', 'idx_b_manager')
}
