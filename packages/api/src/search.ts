import { createAssumedQuery } from './create-assumed-query.ts'
import type { CallOptions } from './request-host.ts'

export interface KeywordListParams extends CallOptions {
  /** The maximum number of results to return. */
  readonly limit: number
}

export interface PopularKeywordsParams extends KeywordListParams {
  /** The minishop that is searched; 1 for the site itself. */
  readonly managerId: number
}

export interface AutocompleteParams extends PopularKeywordsParams {
  readonly keyword: string
}

export const getPopularKeywordsFx = createAssumedQuery(
  ({ limit, managerId }: PopularKeywordsParams, { main }) =>
    main.GET('/front/v2/search/popular', { params: { query: { limit, idx_b_manager: managerId } } }),
)

export const getAutocompleteFx = createAssumedQuery(
  ({ keyword, limit, managerId }: AutocompleteParams, { main }) =>
    main.GET('/front/v2/search/autocomplete', {
      params: { query: { keyword, limit, idx_b_manager: managerId } },
    }),
)
