import { createQuery } from './create-query.ts'
import type { ItemAtManagerParams } from './item.ts'

export const getProductFx = createQuery(({ itemId, managerId }: ItemAtManagerParams, { second }) =>
  second.GET('/desktop/v1/shopping/items/{id}', {
    params: { path: { id: itemId }, query: { idx_b_manager: managerId } },
  }),
)
