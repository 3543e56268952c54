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

/** The item that a report is about. */
export const queryItemViewFx = createQuery(({ itemId }: ItemParams, { main }) =>
  main.POST('/front/v2/item/view/{id}', { params: { path: { id: itemId }, query: { from: 'report' } } }),
)

/** The item that a report is about, as a minishop shows it. */
export const queryItemViewAtFx = createQuery(({ itemId, managerId }: ItemAtManagerParams, { main }) =>
  main.POST('/front/v2/item/view/{id}/{x}/', {
    params: { path: { id: itemId, x: managerId }, query: { from: 'report' } },
  }),
)
