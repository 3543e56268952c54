import { type ItemsParams, type ItemsQuery, isAbandoned, toApiError } from '@jeoul/api'
import type { ItemListResponse } from '@jeoul/api/types'
import {
  type Budget,
  fewerWords,
  isFitSuggestion,
  keywordReadings,
  lessSpecific,
  readBudget,
  usualKind,
} from '@jeoul/search/keyword-readings'
import { createReading, type Reading, type Words } from './reading.ts'

export interface FoundItems {
  readonly body: ItemListResponse
  /** Null for a list that is not a search. */
  readonly reading: Reading | null
}

export interface Finding {
  readonly words: Words
  /** The reading of the results on screen, which further choices keep. */
  readonly before: Reading | null
}

/**
 * Requests the results of a search and, if it has none, which shorter keywords would have some.
 *
 * @param ask the operation `getItems`
 */
export async function findItems(
  ask: (params: ItemsParams) => Promise<ItemListResponse>,
  params: ItemsParams,
  finding: Finding,
): Promise<FoundItems> {
  const found = await readItems(ask, params, finding)
  const { body, reading } = found
  const isNothing = reading?.isTypedEmpty || (finding.words.search?.isExact && isEmpty(body))
  if (!reading || !isNothing || reading.keyword !== reading.typed) return found
  const shorterKeywords = await Promise.all(
    fewerWords(reading.typed).map(async shorter => {
      const [usual = shorter] = keywordReadings(shorter)
      const probed = await probeItems(ask, params, usual).catch(unlessAbandoned)
      return probed && !isEmpty(probed) ? [shorter] : []
    }),
  )
  return { ...found, reading: { ...reading, shorterKeywords: shorterKeywords.flat() } }
}

/** Whatever else fails, an aborted request has told nothing, and must be repeated. */
function unlessAbandoned(error: unknown): null {
  if (isAbandoned(toApiError(error))) throw error
  return null
}

/** Asks for one product without choices, to learn whether a keyword finds anything at all. */
function probeItems(
  ask: (params: ItemsParams) => Promise<ItemListResponse>,
  { query, signal }: ItemsParams,
  keyword: string,
): Promise<ItemListResponse> {
  const { ad: _, ...unpaid } = withoutChoices(query)
  return ask({ query: { ...unpaid, keyword, offset: 0, limit: 1 }, signal })
}

/**
 * Requests the results of a search in the usual spelling of its keyword. If that finds nothing, takes a price in the
 * keyword for a price range, then tries its other readings one after another, then the host's suggestion, then a less
 * specific keyword or a usual kind; if none has results, returns those for the keyword as typed. Category and filter do not
 * affect the reading. Source: assumed (docs/decisions/0046-read-keywords-before-asking.md).
 */
async function readItems(
  ask: (params: ItemsParams) => Promise<ItemListResponse>,
  { query, signal }: ItemsParams,
  { words, before }: Finding,
): Promise<FoundItems> {
  const { search } = words
  if (!search) return { body: await ask({ query, signal }), reading: null }
  const typed = search.keyword
  const arePricesChosen = query.min !== undefined || query.max !== undefined
  const readAs = (keyword: string, isTypedEmpty: boolean, budget?: Budget) =>
    createReading({ ...words, search }, { keyword, isTypedEmpty, arePricesChosen, budget })
  const askAs = async (reading: Reading): Promise<FoundItems> => {
    return { body: await ask({ query: { ...query, ...reading.asked }, signal }), reading }
  }
  const known = before?.typed === typed ? before : null
  if (search.isExact) return askAs(readAs(typed, known?.isTypedEmpty ?? false))
  // A keyword that was not reinterpreted may have been exact so far, so it is not reused here.
  if (known && known.keyword !== typed) return askAs(readAs(known.keyword, known.isTypedEmpty))

  const whole = withoutChoices(query)
  const isNarrowed = words.kwd !== '' || Object.keys(whole).length < Object.keys(query).length
  const probe = (keyword: string) => probeItems(ask, { query, signal }, keyword)

  const [usual = typed] = keywordReadings(typed)
  const [first, probed] = await Promise.all([
    askAs(readAs(usual, false)),
    usual === typed ? null : probe(typed).catch(() => null),
  ])
  if (!isEmpty(first.body)) {
    return { ...first, reading: readAs(usual, probed !== null && isEmpty(probed)) }
  }
  try {
    const asTyped = probed ?? (isNarrowed || usual !== typed ? await probe(typed) : first.body)
    const isTypedEmpty = isEmpty(asTyped)
    const budget = isTypedEmpty ? readBudget(typed) : null
    if (budget) {
      const priced = { query: { ...whole, ...budget.prices }, signal }
      const without = { search: { ...search, keyword: budget.keyword }, kwd: '' }
      const { body, reading } = await readItems(ask, priced, { words: without, before: null })
      if (reading && !isEmpty(body)) {
        const found = readAs(reading.keyword, reading.isTypedEmpty, budget)
        return isNarrowed ? askAs(found) : { body, reading: found }
      }
    }
    /** The results of a reading; null if there is no such reading, or it finds nothing. */
    const tryReading = async (keyword: string | null): Promise<FoundItems | null> => {
      if (keyword === null) return null
      if (keyword === typed && isTypedEmpty) return null
      // Nothing was found as `first`.
      if (keyword === usual && !isNarrowed) return null
      if (isNarrowed && keyword !== typed && isEmpty(await probe(keyword))) return null
      const reading = readAs(keyword, isTypedEmpty)
      const found = keyword === usual ? { ...first, reading } : await askAs(reading)
      return isNarrowed || !isEmpty(found.body) ? found : null
    }
    for (const keyword of keywordReadings(typed)) {
      const found = await tryReading(keyword)
      if (found) return found
    }
    const suggested = asTyped.result?.suggested_keyword
    return (
      (await tryReading(suggested && isFitSuggestion(typed, suggested) ? suggested : null)) ??
      (await tryReading(lessSpecific(typed))) ??
      (await tryReading(usualKind(typed))) ?? { body: asTyped, reading: readAs(typed, isTypedEmpty) }
    )
  } catch (error) {
    // The first response would do, but this request was aborted.
    if (isAbandoned(toApiError(error))) throw error
    return { body: first.body, reading: readAs(typed, false) }
  }
}

/** The request without category and filters. */
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
