import type { ItemsQuery } from '@jeoul/api'
import { particleRo } from '@jeoul/format'
import { keywordReadings, lessSpecific, type Prices } from '@jeoul/search/keyword-readings'
import { wordsOf } from './items-request.ts'
import type { ListQuery, Search } from './list-query.ts'
import { priceRangeLabel } from './price-range-label.ts'

/** The search keyword, and the words to search for within its results. */
export type Words = Pick<ListQuery, 'search' | 'kwd'>

/** One interpretation of a search keyword. */
export interface Reading {
  /** The keyword as typed, without the prices and amounts that were read from it. */
  readonly typed: string
  /** The typed keyword, or its reinterpretation. */
  readonly keyword: string
  /** What the list's choices become: limits in the keyword are chosen like those of a filter, unless others are. */
  readonly choices: Partial<Pick<ListQuery, 'search' | 'min' | 'max' | 'spec' | 'traits'>>
  /** What is asked of the host: all words, including those searched for within the results, and limits. */
  readonly asked: Prices &
    Pick<ItemsQuery, 'cate_id' | 'exclude' | 'spec' | 'trait'> & { readonly keyword: string }
  /**
   * The keyword to store among the latest: as read, or, where reading it leaves out its limits, as typed, which is also the
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

/** Limits that were read from a keyword, as a filter. */
export interface Limits {
  /** The keyword without them. */
  readonly keyword: string
  /** Whether delivery must be free. */
  readonly isFree: boolean
  readonly prices?: Prices
  /** Amounts of the specifications of a category. */
  readonly amounts?: AmountChoice
}

export interface AmountChoice {
  readonly cateId: string
  readonly spec: ListQuery['spec']
  /** The category and its chosen amounts in words: ‘게이밍 모니터’의 주사율 165Hz 이상. */
  readonly label: string
  /** The limits that no product is within, in words, where the nearest amount is chosen instead; '' for none. */
  readonly missed: string
}

interface ReadingParts {
  readonly keyword: string
  readonly isTypedEmpty: boolean
  /** Whether the shopper has chosen prices, which overrule those of the keyword. */
  readonly arePricesChosen: boolean
  /** Whether the shopper has chosen specifications, which overrule amounts in the keyword. */
  readonly areSpecsChosen: boolean
  /** The traits that the shopper has chosen. */
  readonly traits: ListQuery['traits']
  readonly limits: Limits | undefined
}

/** Interprets a keyword: what is asked of the host, and what the page says. Source: assumed. */
export function createReading(
  { search, kwd }: Words & { readonly search: Search },
  { keyword, isTypedEmpty, arePricesChosen, areSpecsChosen, traits: chosen, limits }: ReadingParts,
): Reading {
  const prices = arePricesChosen ? undefined : limits?.prices
  const amounts = areSpecsChosen ? undefined : limits?.amounts
  const isFree = limits?.isFree ?? false
  const traits: ListQuery['traits'] = [...new Set([...chosen, 'free' as const])].sort()
  const typed = limits?.keyword ?? search.keyword
  const [usual] = keywordReadings(typed)
  // Another script of a brand is no mistake.
  const isMistake = isTypedEmpty && keyword !== usual
  return {
    typed,
    keyword,
    choices: limits
      ? {
          search: { ...search, keyword: typed, ...(amounts && { cateId: amounts.cateId }) },
          ...(amounts && { spec: amounts.spec }),
          ...(prices && { min: prices.min ?? null, max: prices.max ?? null }),
          ...(isFree && { traits }),
        }
      : {},
    asked: {
      ...prices,
      ...(amounts && { cate_id: amounts.cateId, spec: JSON.stringify(amounts.spec) }),
      ...(isFree && { trait: [...traits] }),
      keyword: wordsOf({ kwd, search: { ...search, keyword } }),
    },
    remembered: limits ? search.keyword : keyword,
    isTypedEmpty,
    leadsBack: keyword !== typed && !isMistake,
    shorterKeywords: [],
    said: searchedFor(keyword, typed, { prices: prices ?? {}, amounts, isFree, isMistake }),
  }
}

interface HowFound {
  readonly prices: Prices
  readonly amounts: AmountChoice | undefined
  readonly isFree: boolean
  /** Whether what was typed finds nothing, and was more than another spelling. */
  readonly isMistake: boolean
}

function searchedFor(
  keyword: string,
  typed: string,
  { prices, amounts, isFree, isMistake }: HowFound,
): string {
  const { min, max } = prices
  const isPriced = min !== undefined || max !== undefined
  const found = isFree ? '무료배송만 찾았어요.' : '찾았어요.'
  if (!isPriced && !amounts) {
    if (isFree) return found
    if (keyword === typed) return ''
    const why = isMistake ? `‘${typed}’ 검색 결과가 없어 ` : ''
    const how = keyword === lessSpecific(typed) ? '넓혀 찾았어요' : '검색했어요'
    return `${why}‘${keyword}’${particleRo(keyword)} ${how}.`
  }
  // The heading names the keyword, and a phone has two short lines.
  const range = isPriced ? priceRangeLabel(min ?? null, max ?? null).replace('원~', '~') : ''
  const where = [amounts?.label, range].filter(Boolean).join(', ')
  return amounts?.missed
    ? `${amounts.missed}인 상품이 없어 가장 가까운 ${where}에서 ${found}`
    : `${where}에서 ${found}`
}
