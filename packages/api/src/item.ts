import { createQuery } from './create-query.ts'
import type { CallOptions } from './request-host.ts'

export interface ItemParams extends CallOptions {
  readonly itemId: string
}

export interface ItemAtManagerParams extends ItemParams {
  readonly managerId: number
}

export const getItemViewFx = createQuery(({ itemId, managerId }: ItemAtManagerParams, { main }) =>
  main.GET('/front/v3/item/view/{a}/{b}', { params: { path: { a: itemId, b: managerId } } }),
)
