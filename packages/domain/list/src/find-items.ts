import { type ItemsParams, type ItemsQuery, type ShopCategoryParams, unlessAbandoned } from '@jeoul/api'
import type { ItemListResponse, SpecResponse } from '@jeoul/api/types'
import { particleEul } from '@jeoul/format'
import {
  fewerWords,
  inUsualWords,
  isFitSuggestion,
  keywordReadings,
  lessSpecific,
  type NarrowedKeyword,
  type Prices,
  readAmountLimits,
  readAmounts,
  readExcludedWords,
  usualKind,
} from '@jeoul/search/keyword-readings'
import { type LimitedReading, readLimits } from './read-limits.ts'
import { createReading, type Limits, type Reading, type Words } from './reading.ts'

export interface FoundItems {
  readonly body: ItemListResponse
  /** Null for a list that is not a search. */
  readonly reading: Reading | null
}

export interface Finding {
  readonly words: Words
  /** The reading of the results on screen, which further choices keep. */
  readonly before: Reading | null
  /** Whether these words are what is left of a keyword without its limits. */
  readonly isRest?: boolean
}

/** The operations that a search may call. */
export interface SearchHost {
  readonly getItems: (params: ItemsParams) => Promise<ItemListResponse>
  readonly getSpecs: (params: ShopCategoryParams) => Promise<SpecResponse>
}

/**
 * Requests the results of a search, without products that its keyword leaves out, and, if it has none, which shorter
 * keywords would have some.
 */
export async function findItems(
  host: SearchHost,
  params: ItemsParams,
  { words, before }: Finding,
): Promise<FoundItems> {
  const { search } = words
  const narrowed = search && !search.isExact ? readExcludedWords(search.keyword) : null
  if (!search || !narrowed) return findWanted(host, params, { words, before })
  const exclude = narrowed.excluded.map(word => inUsualWords(word)).join(' ')
  const wanted = { ...words, search: { ...search, keyword: narrowed.keyword } }
  // The reading on screen is that of the wanted words, if the keyword is still the same.
  const same = before?.typed === search.keyword ? { ...before, typed: narrowed.keyword } : null
  const query = { ...params.query, exclude }
  const { body, reading } = await findWanted(host, { ...params, query }, { words: wanted, before: same })
  return { body, reading: reading && withExcluded(reading, narrowed, search.keyword, exclude, body) }
}

/** The reading of the wanted words as one of the whole keyword, which goes on to name the words that it leaves out. */
function withExcluded(
  reading: Reading,
  { excluded }: NarrowedKeyword,
  typed: string,
  exclude: string,
  { result }: ItemListResponse,
): Reading {
  const { search, ...choices } = reading.choices
  const minus = excluded.map(word => `-${word}`).join(' ')
  const named = `${excluded.map(word => `‘${word}’`).join(', ')}${particleEul(excluded.at(-1) ?? '')}`
  const isDone = result?.excluded !== undefined
  const said = isDone ? `${named} 빼고 찾았어요.` : `${named} 뺄 수 없어서 함께 보여 드려요.`
  // Without those words, the wanted ones find nothing.
  const isWidened = isDone && !search && reading.keyword !== reading.typed && !reading.leadsBack
  // An empty list explains its limits itself.
  const isExplained = search !== undefined && result?.total === 0
  return {
    ...reading,
    typed: search ? `${search.keyword} ${minus}` : typed,
    choices: search ? { ...choices, search: { ...search, keyword: `${search.keyword} ${minus}` } } : choices,
    asked: { ...reading.asked, exclude },
    remembered: typed,
    leadsBack: true,
    said: isExplained || reading.said === '' ? said : `${isWidened ? `${named} 빼면` : said} ${reading.said}`,
  }
}

async function findWanted(host: SearchHost, params: ItemsParams, finding: Finding): Promise<FoundItems> {
  const found = await readItems(host, params, finding)
  const { body, reading } = found
  const isNothing = reading?.isTypedEmpty || (finding.words.search?.isExact && isEmpty(body))
  if (!reading || !isNothing || reading.keyword !== reading.typed) return found
  const shorterKeywords = await Promise.all(
    fewerWords(reading.typed).map(async shorter => {
      const [usual = shorter] = keywordReadings(shorter)
      const probed = await probeItems(host, params, usual).catch(unlessAbandoned)
      return probed && !isEmpty(probed) ? [shorter] : []
    }),
  )
  return { ...found, reading: { ...reading, shorterKeywords: shorterKeywords.flat() } }
}

/** Asks for one product without choices, to learn whether a keyword finds anything at all. */
function probeItems(
  { getItems }: SearchHost,
  { query, signal }: ItemsParams,
  keyword: string,
): Promise<ItemListResponse> {
  const { ad: _, ...unpaid } = withoutChoices(query)
  return getItems({ query: { ...unpaid, keyword, offset: 0, limit: 1 }, signal })
}

/**
 * Requests the results of a search in the usual spelling of its keyword. If that finds nothing, takes prices and amounts in
 * the keyword for limits of a filter, then tries its other readings one after another, then amounts without a direction (SSD
 * 32TB), then the host's suggestion, then a less specific keyword or a usual kind; if none has results, returns those for the keyword as typed. Category and filter do not
 * affect the reading. Source: assumed (docs/decisions/0046-read-keywords-before-asking.md).
 */
async function readItems(
  host: SearchHost,
  { query, signal }: ItemsParams,
  { words, before, isRest = false }: Finding,
): Promise<FoundItems> {
  const { search } = words
  if (!search) return { body: await host.getItems({ query, signal }), reading: null }
  const typed = search.keyword
  const chosen = {
    arePricesChosen: query.min !== undefined || query.max !== undefined,
    areSpecsChosen: query.spec !== undefined,
    traits: query.trait ?? [],
  }
  const readAs = (keyword: string, isTypedEmpty: boolean, limits?: Limits) =>
    createReading({ ...words, search }, { ...chosen, keyword, isTypedEmpty, limits })
  const askAs = async (reading: Reading): Promise<FoundItems> => {
    return { body: await host.getItems({ query: { ...query, ...reading.asked }, signal }), reading }
  }
  const known = before?.typed === typed ? before : null
  if (search.isExact) return askAs(readAs(typed, known?.isTypedEmpty ?? false))
  // A keyword that was not reinterpreted may have been exact so far, so it is not reused here.
  if (known && known.keyword !== typed) return askAs(readAs(known.keyword, known.isTypedEmpty))

  const whole = withoutChoices(query)
  const isNarrowed = words.kwd !== '' || Object.keys(whole).length < Object.keys(query).length
  const probe = (keyword: string) => probeItems(host, { query, signal }, keyword)

  const findLimits = (readLimitsIn = readAmountLimits) => {
    const find = (keyword: string, limits: Prices & Pick<ItemsQuery, 'trait'>) => {
      const within = { search: { ...search, keyword, cateId: null }, kwd: '' }
      return readItems(
        host,
        { query: { ...whole, ...limits }, signal },
        { words: within, before: null, isRest: true },
      )
    }
    return readLimits(typed, { find, getSpecs: host.getSpecs, query, signal }, readLimitsIn)
  }
  const askLimited = async ({ keyword, isTypedEmpty, limits, body }: LimitedReading): Promise<FoundItems> => {
    const reading = readAs(keyword, isTypedEmpty, limits)
    return body && !isNarrowed ? { body, reading } : askAs(reading)
  }
  // Before what was typed is searched for: 이상 is also a word of specifications, but no name of a product.
  const amounts = readAmountLimits(typed)
  const limitedFirst = amounts ? await findLimits().catch(unlessAbandoned) : null
  if (limitedFirst) return askLimited(limitedFirst)

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
    const limited = isTypedEmpty && !amounts ? await findLimits() : null
    if (limited) return askLimited(limited)
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
    const hasAmount = isTypedEmpty && !isRest && !amounts && readAmounts(typed) !== null
    const nearest = hasAmount ? await findLimits(readAmounts).catch(unlessAbandoned) : null
    if (nearest) return askLimited(nearest)
    const suggested = asTyped.result?.suggested_keyword
    return (
      (await tryReading(suggested && isFitSuggestion(typed, suggested) ? suggested : null)) ??
      (await tryReading(lessSpecific(typed))) ??
      (await tryReading(usualKind(typed))) ?? { body: asTyped, reading: readAs(typed, isTypedEmpty) }
    )
  } catch (error) {
    // The first response would do, but this request was aborted.
    unlessAbandoned(error)
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
