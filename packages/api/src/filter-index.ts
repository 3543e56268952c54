import { createAssumedQuery } from './create-assumed-query.ts'
import type { ShopCategoryParams } from './list.ts'

export const getFilterIndexFx = createAssumedQuery(({ cateId, managerId }: ShopCategoryParams, { main }) =>
  main.GET('/front/v3/item/index/{cate}', {
    params: { path: { cate: cateId }, query: { idx_b_manager: managerId } },
  }),
)
