import type { CallOptions } from './ask-host.ts'
import { createCommand } from './create-command.ts'
import type { ItemParams } from './item.ts'

export interface WishGroupParams extends CallOptions {
  readonly name: string
}

export interface WishItemParams extends ItemParams {
  readonly groupId: string
}

export const createWishGroupFx = createCommand(
  ({ name }: WishGroupParams, { secondClient, secondUrl, init }) =>
    secondClient.POST('/desktop/v1/shopping/wish', { ...init, baseUrl: secondUrl, body: { name } }),
)

export const createWishItemFx = createCommand(
  ({ groupId, itemId }: WishItemParams, { secondClient, secondUrl, init }) =>
    secondClient.POST('/desktop/v1/shopping/wish/{id}/items', {
      ...init,
      baseUrl: secondUrl,
      params: { path: { id: groupId } },
      body: { item_id: itemId },
    }),
)

export const deleteWishItemFx = createCommand(({ itemId }: ItemParams, { secondClient, secondUrl, init }) =>
  secondClient.DELETE('/desktop/v1/shopping/wish/items/{id}', {
    ...init,
    baseUrl: secondUrl,
    params: { path: { id: itemId } },
  }),
)
