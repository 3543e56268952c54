import { particleRo } from '@jeoul/format'
import { type Budget, keywordReadings, lessSpecific, type Prices } from '@jeoul/search/keyword-readings'
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
  /**
   * Whether the page leads to a search for exactly what was typed: it was read otherwise, and finds something too, or is
   * only another spelling.
   */
  readonly leadsBack: boolean
  /** Keywords of fewer words that find something where the keyword finds nothing. */
  readonly shorterKeywords: readonly string[]
  /** Says what was searched for instead of what was typed; '' if it was read as typed. */
  readonly said: string
}

interface ReadingParts {
  readonly keyword: string
  readonly isTypedEmpty: boolean
  /** Whether the shopper has chosen prices, which overrule those of the keyword. */
  readonly arePricesChosen: boolean
  readonly budget: Budget | undefined
}

/** Interprets a keyword: what is asked of the host, and what the page says. Source: assumed. */
export function createReading(
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
    leadsBack: keyword !== typed && !isMistake,
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

function searchedFor(keyword: string, typed: string, { prices: { min, max }, isMistake }: HowFound): string {
  if (min === undefined && max === undefined) {
    if (keyword === typed) return ''
    const why = isMistake ? `‘${typed}’ 검색 결과가 없어 ` : ''
    const how = keyword === lessSpecific(typed) ? '넓혀 찾았어요' : '검색했어요'
    return `${why}‘${keyword}’${particleRo(keyword)} ${how}.`
  }
  // The heading names the keyword, and a phone has two short lines.
  return `${priceRangeLabel(min ?? null, max ?? null).replace('원~', '~')}에서 찾았어요.`
}
