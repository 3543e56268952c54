import { createAssumedQuery } from './create-assumed-query.ts'
import { createQuery } from './create-query.ts'
import type { CallOptions } from './request-host.ts'

export interface MallsParams extends CallOptions {
  readonly itemId: string
  /** Card prices instead of cash prices. */
  readonly card: boolean
  /** Whether to sort by the price with delivery. */
  readonly delivery?: boolean
  /** The open minishop: "an idx_b_manager of zero or missing counts as absent" (specification, section 5). */
  readonly managerId?: number
}

export interface ItemOffersParams extends CallOptions {
  /** At most {@link maxItemOffers}. */
  readonly itemIds: readonly string[]
}

/** The maximum number of products in a call: "At most thirty products" (assumed). */
export const maxItemOffers = 30

export const getItemOffersFx = createAssumedQuery(({ itemIds }: ItemOffersParams, { main }) =>
  main.GET('/front/v3/items/offers', {
    params: { query: { item_ids: [...itemIds] } },
    querySerializer: { array: { style: 'form', explode: false } },
  }),
)

/**
 * Requests the malls' offers of a product: "Market defaults: sort 'low', type 'all'", "card queries: on_sale=1"
 * (specification, section 9).
 */
export const getMallsFx = createQuery(({ itemId, card, delivery, managerId }: MallsParams, { second }) =>
  second.GET('/desktop/v1/shopping/items/{id}/malls/{x}', {
    params: {
      path: { id: itemId, x: 'all' },
      query: {
        delivery_price: delivery ? '1' : '0',
        on_sale: card ? '1' : '0',
        sort: 'low',
        ...(managerId && { idx_b_manager: managerId }),
      },
    },
  }),
)
