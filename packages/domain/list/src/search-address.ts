import { readListQuery } from './list-query-codec.ts'
import type { ListSite } from './list-site.ts'
import type { ListAddress } from './model.ts'
import { readSearch } from './search-codec.ts'

/**
 * The list of the search in an address.
 *
 * @param search the part of the address from '?'
 * @param managerId the minishop's number, or null while it is unknown; the search waits for it
 * @param site the desktop by default
 * @returns null if there is nothing to request
 */
export function searchAddress(search: string, managerId: number | null, site?: ListSite): ListAddress | null {
  const found = readSearch(search)
  if (found === null || managerId === null) return null
  const query = readListQuery(search, site, found)
  return { cateId: found.cateId ?? '', managerId, query, ...(site && { site }) }
}
