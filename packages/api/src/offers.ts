import type { CallOptions } from './ask-host.ts'
import { createQuery } from './create-query.ts'

export interface MallsParams extends CallOptions {
  readonly itemId: string
  /** Card prices instead of cash prices. */
  readonly card: boolean
  /** Whether to sort by the price with delivery. */
  readonly delivery?: boolean
}

export const getMallsFx = createQuery(
  ({ itemId, card, delivery }: MallsParams, { secondClient, secondUrl, init }) =>
    secondClient.GET('/desktop/v1/shopping/items/{id}/malls/{x}', {
      ...init,
      baseUrl: secondUrl,
      params: {
        path: { id: itemId, x: 'all' },
        query: { delivery_price: delivery ? '1' : '0', on_sale: card ? '1' : '0' },
      },
    }),
)
