import { type ItemsParams, type ItemsQuery, isAbandoned, toApiError } from '@jeoul/api'
import type { ItemListResponse } from '@jeoul/api/types'
import { isFitSuggestion, keywordReadings } from '@jeoul/search/keyword-readings'
import { wordsOf } from './items-request.ts'
import type { ListQuery } from './list-query.ts'

/** The search, and the words to search for within it. */
export type Words = Pick<ListQuery, 'search' | 'kwd'>

/** How the keyword of a search was read. */
export interface Reading {
  readonly typed: string
  /** The same as typed, or how it was read otherwise. */
  readonly keyword: string
  /** With the words searched for within it, as the host was asked for them. */
  readonly words: string
}

export interface FoundItems {
  readonly body: ItemListResponse
  /** Null for a list that is no search. */
  readonly reading: Reading | null
}

export interface Finding {
  readonly words: Words
  /** The reading of the results on screen: what is chosen is chosen of the same. */
  readonly before: Reading | null
}

/**
 * Requests the results of a search, reading its keyword in one way after the other until there are some, the host's
 * suggestion last; else those of what was typed. Neither category nor filter changes how a keyword is read.
 * Source: assumed (docs/decisions/0059).
 *
 * @param ask the operation `getItems`
 */
export async function findItems(
  ask: (params: ItemsParams) => Promise<ItemListResponse>,
  { query, signal }: ItemsParams,
  { words: { search, kwd }, before }: Finding,
): Promise<FoundItems> {
  if (!search) return { body: await ask({ query, signal }), reading: null }
  const typed = search.keyword
  const readingOf = (keyword: string): Reading => {
    return { typed, keyword, words: wordsOf({ kwd, search: { ...search, keyword } }) }
  }
  const askAs = async (reading: Reading): Promise<FoundItems> => {
    return { body: await ask({ query: { ...query, keyword: reading.words }, signal }), reading }
  }
  if (search.isExact) return askAs(readingOf(typed))
  // A keyword that stood as typed may have been meant exactly so far.
  if (before?.typed === typed && before.keyword !== typed) return askAs(readingOf(before.keyword))

  const [usual = typed] = keywordReadings(typed)
  const first = await askAs(readingOf(usual))
  if (!isEmpty(first.body)) return first
  const whole = withoutChoices(query)
  const isNarrowed = kwd !== '' || Object.keys(whole).length < Object.keys(query).length
  let asTyped = first
  /** Null where the keyword finds nothing. */
  const tryReading = async (keyword: string): Promise<FoundItems | null> => {
    const isFirst = keyword === usual && !isNarrowed
    const body = isFirst ? first.body : await ask({ query: { ...whole, keyword }, signal })
    if (keyword === typed) asTyped = { body, reading: readingOf(typed) }
    if (isEmpty(body)) return null
    return isNarrowed ? askAs(readingOf(keyword)) : { body, reading: readingOf(keyword) }
  }
  try {
    for (const keyword of keywordReadings(typed)) {
      const found = await tryReading(keyword)
      if (found) return found
    }
    const suggested = asTyped.body.result?.suggested_keyword
    const isFit = suggested !== undefined && isFitSuggestion(typed, suggested)
    return (isFit ? await tryReading(suggested) : null) ?? asTyped
  } catch (error) {
    // The first answer would do, but this request was aborted.
    if (isAbandoned(toApiError(error))) throw error
    return { body: first.body, reading: readingOf(typed) }
  }
}

/** The request for everything that its words find. */
function withoutChoices({
  cate_id: _,
  maker,
  spec,
  min,
  max,
  trait,
  mall,
  event,
  ...whole
}: ItemsQuery): ItemsQuery {
  return whole
}

function isEmpty({ success, result }: ItemListResponse): boolean {
  return success === true && result?.total === 0
}
