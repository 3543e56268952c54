import { readKeyword } from '@jeoul/search/keyword'
import type { Search } from './list-query.ts'
import { readListQuery } from './list-query-codec.ts'
import type { ListSite } from './list-site.ts'
import type { ListAddress } from './model.ts'

const cateId = /^[0-9]{1,10}$/

/**
 * Reads the search of an address; its other parameters are the same as in any list. Malformed parameters are ignored.
 *
 * @param search the part of the address from '?'
 * @returns null if the address contains no search
 */
export function readSearch(search: string): Search | null {
  const params = new URLSearchParams(search)
  const keyword = readKeyword(params.get('keyword') ?? '')
  if (keyword === '') return null
  // A form submitted without scripts names the category whose facets it offers.
  const facetsOf = params.has('spec') ? params.get('of') : null
  return {
    keyword,
    cateId: cateId.exec(params.get('cate') ?? facetsOf ?? '')?.[0] ?? null,
    isExact: params.get('exact') === '1',
  }
}

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
