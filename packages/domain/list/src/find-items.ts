import { type ItemsParams, isAbandoned } from '@jeoul/api'
import type { ItemListResponse } from '@jeoul/api/types'
import { otherReading } from '@jeoul/search/other-reading'
import { wordsOf } from './items-request.ts'
import type { ListQuery } from './list-query.ts'

/** The search, and the words to search for within it. */
export type Words = Pick<ListQuery, 'search' | 'kwd'>

/** How a search without results was reinterpreted. */
interface Reading {
  readonly keyword: string
  /** With the words searched for within it, as the host was asked for them. */
  readonly words: string
}

export interface FoundItems {
  readonly body: ItemListResponse
  /** Null if it was not reinterpreted. */
  readonly readAs: Reading | null
}

/**
 * Requests the results of a search. If there are none, tries the keyword on the other keyboard layout, then
 * the host's suggestion; if neither has results, returns the first answer. Source: assumed.
 *
 * @param ask the operation `getItems`
 */
export async function findItems(
  ask: (params: ItemsParams) => Promise<ItemListResponse>,
  { query, signal }: ItemsParams,
  words: Words,
): Promise<FoundItems> {
  const { search } = words
  const body = await ask({ query, signal })
  if (!search || search.isExact || !isEmpty(body)) return { body, readAs: null }
  const others = [otherReading(search.keyword), body.result.suggested_keyword ?? null]
  for (const keyword of new Set(others.filter(other => other !== null))) {
    const readAs = { keyword, words: wordsOf({ ...words, search: { ...search, keyword } }) }
    const other = await ask({ query: { ...query, keyword: readAs.words }, signal }).catch(error => {
      // The first answer would do, but this request was aborted.
      if (isAbandoned(error)) throw error
      return body
    })
    if (other !== body && !isEmpty(other)) return { body: other, readAs }
  }
  return { body, readAs: null }
}

function isEmpty({ success, result }: ItemListResponse): boolean {
  return success === true && result?.total === 0
}
