import { createAssumedQuery } from './create-assumed-query.ts'
import type { CallOptions } from './request-host.ts'

export interface PriceHistoryParams extends CallOptions {
  readonly itemId: string
  readonly months: 1 | 3 | 6 | 12
}

export const getPriceHistoryFx = createAssumedQuery(({ itemId, months }: PriceHistoryParams, { main }) =>
  main.GET('/front/v2/item/{id}/prices', { params: { path: { id: itemId }, query: { months } } }),
)
