import { type CallOptions, findManagerFx, getManagerFx } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { $shop, isSameShop, type ShopAddress, shopFound, shopMissed, siteManagerId } from '@jeoul/page'
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

const $unknownShop = combine($shop, $shopManager, (shop, state) =>
  state?.status === 'failed' && [400, 404].includes(state.failure.status ?? 0) ? shop : null,
)
sample({ clock: $unknownShop.updates.filterMap(shop => shop ?? undefined), target: shopMissed })

// If the minishop is not found, the shopper stays on the site (assumed).
sample({
  clock: combine($shop, $shopManager, (shop, state) =>
    shop?.mallUser && (state?.status === 'full' || state?.status === 'failed')
      ? { mallUser: shop.mallUser, managerId: state.data?.idx_b_manager ?? siteManagerId }
      : null,
  ).updates.filterMap(found => found ?? undefined),
  target: shopFound,
})
