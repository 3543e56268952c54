import { createAssumedQuery } from './create-assumed-query.ts'
import type { CallOptions } from './request-host.ts'

export interface PriceChangesParams extends CallOptions {
  /** At most {@link maxPriceChanges}. */
  readonly itemIds: readonly string[]
}

/** The maximum number of products in a call: "At most thirty products" (assumed). */
export const maxPriceChanges = 30

export const getPriceChangesFx = createAssumedQuery(({ itemIds }: PriceChangesParams, { main }) =>
  main.GET('/front/v2/items/prices', {
    params: { query: { item_ids: [...itemIds] } },
    querySerializer: { array: { style: 'form', explode: false } },
  }),
)

/** The observed prices of several products with their days of three months. */
export const getRecentDaysFx = createAssumedQuery(({ itemIds }: PriceChangesParams, { main }) =>
  main.GET('/front/v2/items/prices', {
    params: { query: { item_ids: [...itemIds], months: 3 } },
    querySerializer: { array: { style: 'form', explode: false } },
  }),
)
