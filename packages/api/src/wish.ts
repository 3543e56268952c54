import { createAssumedCommand } from './create-assumed-command.ts'
import { createCommand } from './create-command.ts'
import type { ItemParams } from './item.ts'
import type { CallOptions } from './request-host.ts'

export interface WishGroupParams extends CallOptions {
  readonly name: string
}

export interface WishItemParams extends ItemParams {
  readonly groupId: string
  /** When the product was first saved, ISO 8601, and its price then, in won; hosts may ignore both (assumed). */
  readonly first?: { readonly created: string; readonly price: number | null }
}

export interface WishGroupNameParams extends WishGroupParams {
  readonly groupId: string
}

/** Requests for products saved just before leaving the page must be sent. */
const outlivingPage = { keepalive: true }

export const createWishGroupFx = createCommand(({ name }: WishGroupParams, { second }) =>
  second.POST('/desktop/v1/shopping/wish', { ...outlivingPage, body: { name } }),
)

export const createWishItemFx = createCommand(({ groupId, itemId, first }: WishItemParams, { second }) =>
  second.POST('/desktop/v1/shopping/wish/{id}/items', {
    ...outlivingPage,
    params: { path: { id: groupId } },
    body: {
      item_id: itemId,
      ...(first && { created: first.created }),
      ...(first && first.price !== null && { price_when_saved: first.price }),
    },
  }),
)

export const deleteWishItemFx = createCommand(({ itemId }: ItemParams, { second }) =>
  second.DELETE('/desktop/v1/shopping/wish/items/{id}', {
    ...outlivingPage,
    params: { path: { id: itemId } },
  }),
)

/** Assumed: hosts may lack it, and answer 404, 405 or 501. */
export const renameWishGroupFx = createAssumedCommand(({ groupId, name }: WishGroupNameParams, { second }) =>
  second.PUT('/desktop/v1/shopping/wish/{id}', {
    ...outlivingPage,
    params: { path: { id: groupId } },
    body: { name },
  }),
)
