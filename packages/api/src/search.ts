import { createAssumedQuery } from './create-assumed-query.ts'
import type { CallOptions } from './request-host.ts'

export interface KeywordListParams extends CallOptions {
  /** The maximum number of results to return. */
  readonly limit: number
}

export interface AutocompleteParams extends KeywordListParams {
  readonly keyword: string
}

export const getPopularKeywordsFx = createAssumedQuery(
  ({ limit }: KeywordListParams, { mainClient, mainUrl, init }) =>
    mainClient.GET('/front/v2/search/popular', { ...init, baseUrl: mainUrl, params: { query: { limit } } }),
)

export const getAutocompleteFx = createAssumedQuery(
  ({ keyword, limit }: AutocompleteParams, { mainClient, mainUrl, init }) =>
    mainClient.GET('/front/v2/search/autocomplete', {
      ...init,
      baseUrl: mainUrl,
      params: { query: { keyword, limit } },
    }),
)
