import { type ItemsParams, type ItemsQuery, isAbandoned, toApiError } from '@jeoul/api'
import type { ItemListResponse } from '@jeoul/api/types'
import { particleRo } from '@jeoul/format'
import {
  type Budget,
  fewerWords,
  isFitSuggestion,
  keywordReadings,
  lessSpecific,
  type Prices,
  readBudget,
  usualKind,
} from '@jeoul/search/keyword-readings'
import { wordsOf } from './items-request.ts'
import type { ListQuery, Search } from './list-query.ts'
import { priceRangeLabel } from './price-range-label.ts'

/** The search keyword, and the words to search for within its results. */
export type Words = Pick<ListQuery, 'search' | 'kwd'>

/** One interpretation of a search keyword. */
export interface Reading {
  /** The keyword as typed, without the prices that were read from it. */
  readonly typed: string
  /** The typed keyword, or its reinterpretation. */
  readonly keyword: string
  /** What the list's choices become: prices named in the keyword are chosen like those of a filter, unless others are. */
  readonly choices: Partial<Pick<ListQuery, 'search' | 'min' | 'max'>>
  /** What is asked of the host: all words, including those searched for within the results, and prices. */
  readonly asked: Prices & { readonly keyword: string }
  /**
   * The keyword to store among the latest: as read, or, where reading it leaves out its prices, as typed, which is also the
   * one in the address before the reading.
   */
  readonly remembered: string
  /** Whether what was typed is known to find nothing. */
  readonly isTypedEmpty: boolean
  /** Whether a search for exactly what was typed is offered: not where `said` calls that one without results. */
  readonly canUndo: boolean
  /** Keywords of fewer words that find something where the keyword finds nothing. */
  readonly shorterKeywords: readonly string[]
  /** Says what was searched for instead of what was typed; '' if it was read as typed. */
  readonly said: string
}

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
 * affect the reading. Source: assumed (docs/decisions/0059).
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

interface ReadingParts {
  readonly keyword: string
  readonly isTypedEmpty: boolean
  /** Whether the shopper has chosen prices, which overrule those of the keyword. */
  readonly arePricesChosen: boolean
  readonly budget: Budget | undefined
}

function createReading(
  { search, kwd }: Words & { readonly search: Search },
  { keyword, isTypedEmpty, arePricesChosen, budget }: ReadingParts,
): Reading {
  const prices = arePricesChosen ? {} : (budget?.prices ?? {})
  const typed = budget?.keyword ?? search.keyword
  const [usual] = keywordReadings(typed)
  // Another script of a brand is no mistake.
  const isMistake = isTypedEmpty && keyword !== usual
  return {
    typed,
    keyword,
    choices: budget ? choicesOf(search, budget, arePricesChosen) : {},
    asked: { ...prices, keyword: wordsOf({ kwd, search: { ...search, keyword } }) },
    remembered: budget ? search.keyword : keyword,
    isTypedEmpty,
    canUndo: !budget && keyword !== typed && !isMistake,
    shorterKeywords: [],
    said: searchedFor(keyword, typed, { prices, isMistake }),
  }
}

function choicesOf(
  search: Search,
  { keyword, prices }: Budget,
  arePricesChosen: boolean,
): Reading['choices'] {
  const words = { search: { ...search, keyword } }
  return arePricesChosen ? words : { ...words, min: prices.min ?? null, max: prices.max ?? null }
}

interface HowFound {
  readonly prices: Prices
  /** Whether what was typed finds nothing, and was more than another spelling. */
  readonly isMistake: boolean
}

function searchedFor(
  keyword: string,
  typed: string,
  { prices: { min, max }, isMistake }: HowFound,
): string {
  if (min === undefined && max === undefined) {
    if (keyword === typed) return ''
    const why = isMistake ? `‘${typed}’ 검색 결과가 없어 ` : ''
    const how = keyword === lessSpecific(typed) ? '넓혀 찾았어요' : '검색했어요'
    return `${why}‘${keyword}’${particleRo(keyword)} ${how}.`
  }
  // The heading names the keyword, and a phone has two short lines.
  return `${priceRangeLabel(min ?? null, max ?? null).replace('원~', '~')}에서 찾았어요.`
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
