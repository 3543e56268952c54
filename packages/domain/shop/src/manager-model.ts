import { type CallOptions, findManagerFx, getManagerFx } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import {
  $managerId,
  $shop,
  isSameShop,
  type ShopAddress,
  shopFound,
  shopLookUpFailed,
  shopMissed,
} from '@jeoul/page'
import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { readManager } from './minishop-answer.ts'

const askManagerFx = createEffect(({ mallUser, managerId, signal }: ShopAddress & CallOptions) =>
  mallUser === null ? getManagerFx({ managerId, signal }) : findManagerFx({ mallUser, signal }),
)

/** The operator of the open minishop ("Manager information"). */
export const manager = createResource({ call: askManagerFx, read: readManager })

/** The open minishop was shown. Requests the data that the server did not wait for. */
export const minishopShown = createEvent()

const shopNamed = createEvent<ShopAddress | null>()

/**
 * The minishop that was requested last. It changes in the same step as the response's state, so that a response is
 * never attributed to another minishop.
 */
const $requested = createStore<ShopAddress | null>(null)
  .on(manager.requested, (_, shop) => shop)
  .on(shopNamed, (requested, shop) => shop && requested)

/** Manager information of the minishop that the address names; null without one. */
export const $shopManager = combine($shop, $requested, manager.$state, (shop, requested, state) =>
  shop !== null && isSameShop(shop, requested) ? state : null,
)

sample({ clock: [$shop, minishopShown], source: $shop, target: shopNamed })
sample({ clock: shopNamed, filter: shop => shop !== null, target: manager.wanted })

/** A failure of the look-up. Status 400 and 404 mean that there is no such minishop; others may be retried. */
const $failure = combine($shop, $shopManager, (shop, state) =>
  shop && state?.status === 'failed'
    ? { shop, isUnknown: [400, 404].includes(state.failure.status ?? 0) }
    : null,
)
sample({
  clock: $failure.updates.filterMap(failure => (failure?.isUnknown ? failure.shop : undefined)),
  target: shopMissed,
})

sample({
  clock: combine($shop, $shopManager, (shop, state) =>
    shop?.mallUser && state?.data ? { mallUser: shop.mallUser, managerId: state.data.idx_b_manager } : null,
  ).updates.filterMap(found => found ?? undefined),
  target: shopFound,
})

// A minishop that the address names by its number, or that was found before, needs no look-up. Not `updates` of the
// combined store: in a browser it has no value before its first one, so it would miss the first retry.
sample({
  clock: [$shop, manager.requested, askManagerFx.finally],
  source: combine(
    $failure,
    $managerId,
    (failure, managerId) => failure?.isUnknown === false && managerId === null,
  ),
  target: shopLookUpFailed,
})
