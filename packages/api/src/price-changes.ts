import { createAssumedQuery } from './create-assumed-query.ts'
import type { CallOptions } from './request-host.ts'

export interface PriceChangesParams extends CallOptions {
  /** At most {@link maxPriceChanges}. */
  readonly itemIds: readonly string[]
  /** Asks for the days of these months, too. */
  readonly months?: 3
}

/** The maximum number of products in a call: "At most thirty products" (assumed). */
export const maxPriceChanges = 30

export const getPriceChangesFx = createAssumedQuery(({ itemIds, months }: PriceChangesParams, { main }) =>
  main.GET('/front/v2/items/prices', {
    params: { query: { item_ids: [...itemIds], ...(months && { months }) } },
    querySerializer: { array: { style: 'form', explode: false } },
  }),
)
