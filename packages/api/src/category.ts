import { mainClient } from './clients.ts'
import { type CallOptions, createCall } from './create-call.ts'

export interface CategoryTreeParams extends CallOptions {
  readonly tree: '1' | '2'
}

export const getCategoryTreeFx = createCall(({ tree }: CategoryTreeParams, { mainUrl, init }) =>
  mainClient.GET('/front/v3/item/cate/{tree}', {
    ...init,
    baseUrl: mainUrl,
    params: { path: { tree } },
  }),
)
