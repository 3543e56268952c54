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
/** By product: name, picture and today's prices, if the wish list's own response lacks them. */
export const $briefs = briefs.$states

const askFx = createEffect((itemIds: readonly string[]) => {
  const ask = scopeBind(briefs.wanted, { safe: true })
  for (const itemId of itemIds) ask({ itemId, managerId: siteManagerId })
})
sample({ clock: briefsWanted, target: askFx })
