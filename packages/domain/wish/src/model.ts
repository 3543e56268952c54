import { type ApiError, getWishGroupsFx } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { savedCounted } from './saved-count.ts'
import type { WishCall } from './send-wish.ts'
import {
  type Wishes,
  wishOf,
  withCountsListed,
  withFailed,
  withListed,
  withSaved,
  withSending,
  withToggled,
  withTold,
} from './wish-states.ts'

/** An answer tells whether the member saved a product, and how many members did. */
export const wishTold = createEvent<{ itemId: string; isMine: boolean; count: number }>()
/** Saves a product, or undoes it. */
export const wishToggled = createEvent<string>()

/** A list came with new counts. */
export const wishCountsListed = createEvent()

/** The ids of all saved products: lists do not say it of their rows. */
export const savedItems = createResource({
  call: getWishGroupsFx,
  read: ({ success, result }) =>
    success ? result.flatMap(({ items }) => items.map(({ item_id }) => item_id)) : null,
})

/** By item. */
export const $wishes = createStore<Wishes>({})

/** Sent by code that is loaded with the first press. */
const sendWishFx = createEffect<WishCall, void, ApiError>(async call => {
  const inScope = scopeBind((send: () => Promise<void>) => send(), { safe: true })
  const { saveWishFx } = await import('./send-wish.ts')
  await inScope(() => saveWishFx(call))
})

$wishes
  .on(wishTold, withTold)
  .on(savedItems.loaded, (wishes, { data }) => withListed(wishes, data ?? []))
  .on(wishToggled, withToggled)
  .on(wishCountsListed, withCountsListed)
  .on(sendWishFx, (wishes, { itemId }) => withSending(wishes, itemId))
  .on(sendWishFx.done, (wishes, { params }) => withSaved(wishes, params.itemId, params.isMine))
  .on(sendWishFx.fail, (wishes, { params, error }) =>
    withFailed(wishes, params.itemId, error.status === 401 ? 'login' : 'failed'),
  )

/** How many products the member saved; null until that is known. */
const $known = combine(savedItems.$state, $wishes, ({ data }, wishes) =>
  data === null ? null : Object.values(wishes).filter(({ isMine }) => isMine).length,
)
sample({ clock: $known, target: savedCounted })

/** A press was undone, given the product's id. */
export const wishFailed = sendWishFx.fail.map(({ params }) => params.itemId)

// Send one request at a time. A press meanwhile is sent when it returns, if it still makes a difference.
sample({
  clock: [wishToggled, sendWishFx.done.map(({ params }) => params.itemId)],
  source: $wishes,
  filter: (wishes, itemId) => {
    const { isMine, isSaved, isSending } = wishOf(wishes, itemId)
    return !isSending && isMine !== isSaved
  },
  fn: (wishes, itemId) => ({ itemId, isMine: wishOf(wishes, itemId).isMine }),
  target: sendWishFx,
})
