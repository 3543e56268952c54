import { createQuery } from './create-query.ts'
import type { CallOptions } from './request-host.ts'

export interface CategoriesParams extends CallOptions {
  /** The minishop whose categories are requested; 1 for the site itself. */
  readonly managerId: number
}

export interface CategoryTreeParams extends CategoriesParams {
  readonly tree: '1' | '2'
}

export const getCategoriesFx = createQuery(
  ({ managerId }: CategoriesParams, { main }) =>
    main.GET('/front/v3/item/cate', { params: { query: { idx_b_manager: managerId } } }),
  'frame',
)

export const getCategoryTreeFx = createQuery(
  ({ tree, managerId }: CategoryTreeParams, { main }) =>
    main.GET('/front/v3/item/cate/{tree}', {
      params: { path: { tree }, query: { idx_b_manager: managerId } },
    }),
  'frame',
)
