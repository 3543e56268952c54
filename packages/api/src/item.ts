import { createQuery } from './create-query.ts'
import type { CallOptions } from './request-host.ts'

export interface ItemParams extends CallOptions {
  readonly itemId: string
}

export interface ItemAtManagerParams extends ItemParams {
  readonly managerId: number
}

export const getItemViewFx = createQuery(
  ({ itemId, managerId }: ItemAtManagerParams, { mainClient, mainUrl, init }) =>
    mainClient.GET('/front/v3/item/view/{a}/{b}', {
      ...init,
      baseUrl: mainUrl,
      params: { path: { a: itemId, b: managerId } },
    }),
)

export const queryItemViewFx = createQuery(({ itemId }: ItemParams, { mainClient, mainUrl, init }) =>
  mainClient.POST('/front/v2/item/view/{id}', {
    ...init,
    baseUrl: mainUrl,
    params: { path: { id: itemId }, query: { from: 'report' } },
  }),
)

export const queryItemViewAtFx = createQuery(
  ({ itemId, managerId }: ItemAtManagerParams, { mainClient, mainUrl, init }) =>
    mainClient.POST('/front/v2/item/view/{id}/{x}/', {
      ...init,
      baseUrl: mainUrl,
      params: { path: { id: itemId, x: managerId }, query: { from: 'report' } },
    }),
)
