import { createQuery } from './create-query.ts'
import type { CategoryParams } from './list.ts'
import type { CallOptions } from './request-host.ts'

export interface CurationParams extends CallOptions {
  readonly cateId: string
  readonly managerId: number
  readonly ad: string
  /** The page's own query string, which some ad codes need; may be empty. */
  readonly passed: string
}

export const getCurationFx = createQuery(({ cateId, managerId, ad, passed }: CurationParams, { main }) =>
  main.GET('/front/v3/curation/{cate}/{idx_b_manager}', {
    params: { path: { cate: cateId, idx_b_manager: managerId }, query: { ad } },
    querySerializer: () => `${new URLSearchParams([...new URLSearchParams(passed), ['ad', ad]])}`,
  }),
)

export const getAsideFx = createQuery(({ cateId }: CategoryParams, { main }) =>
  main.GET('/front/v2/common/aside/{x}', { params: { path: { x: cateId } } }),
)

export const getMainAsideFx = createQuery((_: CallOptions, { main }) => main.GET('/front/v2/common/aside/'))
