import { createQuery } from './create-query.ts'
import type { ItemAtManagerParams } from './item.ts'

export const getProductFx = createQuery(
  ({ itemId, managerId }: ItemAtManagerParams, { secondClient, secondUrl, init }) =>
    secondClient.GET('/desktop/v1/shopping/items/{id}', {
      ...init,
      baseUrl: secondUrl,
      params: { path: { id: itemId }, query: { idx_b_manager: managerId } },
    }),
)
