import { createAssumedQuery } from './create-assumed-query.ts'
import type { CallOptions } from './request-host.ts'

export interface PriceDropsParams extends CallOptions {
  readonly managerId: number
  /** The maximum number of products to return, up to 30. */
  readonly limit: number
}

export const getPriceDropsFx = createAssumedQuery(
  ({ managerId, limit }: PriceDropsParams, { mainClient, mainUrl, init }) =>
    mainClient.GET('/front/v2/items/drops', {
      ...init,
      baseUrl: mainUrl,
      params: { query: { limit, idx_b_manager: managerId } },
    }),
)
