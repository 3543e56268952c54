import { createQuery } from './create-query.ts'
import type { operations } from './generated/main.ts'
import type { CallOptions } from './request-host.ts'

export interface CategoryParams extends CallOptions {
  readonly cateId: string
}

export interface ShopCategoryParams extends CategoryParams {
  /** The minishop whose products are listed; 1 for the site itself. */
  readonly managerId: number
}

export type ItemsQuery = NonNullable<operations['getItems']['parameters']['query']>

export interface ItemsParams extends CallOptions {
  readonly query: ItemsQuery
}

export const getItemsFx = createQuery(({ query }: ItemsParams, { main }) =>
  main.GET('/front/v3/items', {
    params: { query },
    // Lists are joined by commas, as in the OpenAPI document.
    querySerializer: { array: { style: 'form', explode: false } },
  }),
)

export const getSpecsFx = createQuery(({ cateId, managerId }: ShopCategoryParams, { main }) =>
  main.GET('/front/v1/item/spec/{cate}', {
    params: { path: { cate: cateId }, query: { idx_b_manager: managerId } },
  }),
)

export const getPriceBandsFx = createQuery(({ cateId, managerId }: ShopCategoryParams, { main }) =>
  main.GET('/front/v1/item/getSchPrice', {
    params: { query: { cate_id: cateId, idx_b_manager: managerId } },
  }),
)
