import { type ItemsParams, isAbandoned } from '@jeoul/api'
import type { ItemListResponse } from '@jeoul/api/types'
import { otherReading } from '@jeoul/search/other-reading'
import { wordsOf } from './items-request.ts'
import type { ListQuery } from './list-query.ts'

/** What is searched for, and inside of that. */
export type Words = Pick<ListQuery, 'search' | 'kwd'>

/** How a search that found nothing was read instead. */
interface Reading {
  readonly keyword: string
  /** With the words that are searched for inside of it, as the host was asked for them. */
  readonly words: string
}

export interface FoundItems {
  readonly body: ItemListResponse
  /** Null where it was not read otherwise. */
  readonly readAs: Reading | null
}

/**
 * Asks for what a search finds. One that finds nothing is asked for once more as on the keyboard's other layout, and then
 * as the host suggests; where neither finds anything, the first answer stands. Source: assumed.
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
      // What came first is an answer, too; but nobody waits for this one any more.
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
