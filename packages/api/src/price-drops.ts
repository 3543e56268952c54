import { createAssumedQuery } from './create-assumed-query.ts'
import type { CallOptions } from './request-host.ts'

export interface PriceDropsParams extends CallOptions {
  readonly managerId: number
  /** The maximum number of products to return, up to 30. */
  readonly limit: number
}

export const getPriceDropsFx = createAssumedQuery(({ managerId, limit }: PriceDropsParams, { main }) =>
  main.GET('/front/v2/items/drops', { params: { query: { limit, idx_b_manager: managerId } } }),
)
