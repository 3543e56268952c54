import { getItemViewFx } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { siteManagerId } from '@jeoul/page'
import { createEffect, createEvent, sample, scopeBind } from 'effector'

const briefs = createResource({
  call: getItemViewFx,
  keyOf: ({ itemId }: { readonly itemId: string; readonly managerId: number }) => itemId,
  read: ({ success, result }) => (success ? result : null),
})

/** Requests the names, pictures and prices of products. */
export const briefsWanted = createEvent<readonly string[]>()
/** The names, pictures and today's prices by product, for products whose wish list response lacks them. */
export const $briefs = briefs.$states

const askFx = createEffect((itemIds: readonly string[]) => {
  const ask = scopeBind(briefs.wanted, { safe: true })
  for (const itemId of itemIds) ask({ itemId, managerId: siteManagerId })
})
sample({ clock: briefsWanted, target: askFx })
