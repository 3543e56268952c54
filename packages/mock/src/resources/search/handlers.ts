import { lazily, lazilyBy } from '../../index/lazily.ts'
import type { MockContext } from '../../operation/mock-context.ts'
import { operation, success } from '../../operation/operation.ts'
import { parseFilledText, parseInteger } from '../../operation/parameters.ts'
import { parseShop } from '../minishop/find-shop.ts'
import { buildPopularKeywords } from './build-popular-keywords.ts'
import { createSuggestions } from './create-suggestions.ts'

const limits = { byDefault: 10, max: 20 } as const

/** Handlers of the search layer's keywords. Source: assumed. */
export function searchHandlers({ index, baseUrls: { main } }: MockContext) {
  const popularIn = lazilyBy((shop: string | null) => buildPopularKeywords(index, limits.max, shop))
  const suggest = lazily(() => createSuggestions(index))
  const parseLimit = (query: URLSearchParams) =>
    parseInteger('query.limit', query.get('limit'), 1, limits.max) ?? limits.byDefault

  return {
    getPopularKeywords: operation(`${main}/front/v2/search/popular`, ({ query }) =>
      JSON.stringify({ ...success, result: popularIn(parseShop(query)).slice(0, parseLimit(query)) }),
    ),
    getAutocomplete: operation(`${main}/front/v2/search/autocomplete`, ({ query }) => {
      const keyword = parseFilledText('query.keyword', query.get('keyword'), 100)
      return JSON.stringify({ ...success, result: suggest()(keyword, parseLimit(query), parseShop(query)) })
    }),
  }
}
