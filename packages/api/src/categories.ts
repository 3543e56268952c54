import { createQuery } from './create-query.ts'
import type { CallOptions } from './request-host.ts'

export interface ManagerCategoriesParams extends CallOptions {
  readonly managerId: number
}

export interface CategoryBranchParams extends ManagerCategoriesParams {
  /** The root category, or 1 or 2 for a whole tree. */
  readonly cateId: string
}

export const getCategoriesFx = createQuery(({ managerId }: ManagerCategoriesParams, { main }) =>
  main.GET('/front/v3/item/cate', { params: { query: { idx_b_manager: managerId } } }),
)

export const queryCategoriesFx = createQuery(({ managerId }: ManagerCategoriesParams, { main }) =>
  main.POST('/front/v3/item/cate', { params: { query: { idx_b_manager: managerId } } }),
)

export const queryCategoryFx = createQuery(({ cateId, managerId }: CategoryBranchParams, { main }) =>
  main.POST('/front/v3/item/cate/{tree}', {
    params: { path: { tree: cateId }, query: { idx_b_manager: managerId } },
  }),
)
