import { createWishGroupFx, createWishItemFx, deleteWishItemFx, getWishGroupsFx } from '@jeoul/api'
import { createEffect } from 'effector'

/** The group of members who have none (assumed). */
const firstGroup = '찜한 상품'

export interface WishCall {
  readonly itemId: string
  /** Whether it is to be saved, or no longer. */
  readonly isMine: boolean
}

/** Saves to the member's oldest group, creating one if there is none. Removing needs no group. */
export const saveWishFx = createEffect(async ({ itemId, isMine }: WishCall) => {
  if (!isMine) {
    await deleteWishItemFx({ itemId })
    return
  }
  const { result: groups } = await getWishGroupsFx({})
  const group = groups[0] ?? (await createWishGroupFx({ name: firstGroup })).result
  await createWishItemFx({ groupId: group.gid_zzim, itemId })
})
