import type { CallOptions } from './ask-host.ts'
import { createQuery } from './create-query.ts'

export interface CategoryTreeParams extends CallOptions {
  readonly tree: '1' | '2'
}

export const getCategoryTreeFx = createQuery(({ tree }: CategoryTreeParams, { mainClient, mainUrl, init }) =>
  mainClient.GET('/front/v3/item/cate/{tree}', {
    ...init,
    baseUrl: mainUrl,
    params: { path: { tree } },
  }),
)
