import { siteManagerId } from './page-props.ts'

/** How an address names the open minishop: by its mall's user name, or by its number. */
export type ShopAddress =
  | { readonly mallUser: string; readonly managerId: null }
  | { readonly mallUser: null; readonly managerId: number }

/** idx_b_manager is a positive whole number of 32 bits (contract). */
const maxManagers = 2 ** 31 - 1

/**
 * Reads the number of a minishop: "an idx_b_manager of zero or missing counts as absent" (specification, section 5). An
 * invalid value is treated like a missing one (assumed).
 *
 * @param text a parameter of an address
 */
export function readManagerId(text: string | null): number | null {
  const number = /^[0-9]{1,10}$/.test(text ?? '') ? Number(text) : 0
  return number >= 1 && number <= maxManagers ? number : null
}

/**
 * Reads the minishop of a query: `mall_web_user` takes precedence over `idx_b_manager` (assumed).
 *
 * @param search the query with its '?', or ''
 * @returns null for the site's own number, and for invalid or missing values
 */
export function readShopAddress(search: string): ShopAddress | null {
  const query = new URLSearchParams(search)
  const mallUser = query.get('mall_web_user') ?? ''
  if (/^[A-Za-z][A-Za-z0-9_-]{0,39}$/.test(mallUser)) return { mallUser, managerId: null }
  const managerId = readManagerId(query.get('idx_b_manager'))
  return managerId === null || managerId === siteManagerId ? null : { mallUser: null, managerId }
}

/** Whether two addresses name the same minishop in the same way, or both name none. */
export function isSameShop(one: ShopAddress | null, other: ShopAddress | null): boolean {
  return one?.mallUser === other?.mallUser && one?.managerId === other?.managerId
}
