import { getItemViewFx } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { siteManagerId } from '@jeoul/page'
import { itemHeadline } from '@jeoul/personal-price'
import { $seenItems } from '@jeoul/product/recent'
import { combine, createEffect, createEvent, sample, scopeBind } from 'effector'

/** The maximum number of products whose prices are requested, one request each. */
const maxPriced = 10

/** The products seen last are about to scroll into view. */
export const seenNeared = createEvent()

const views = createResource({
  call: getItemViewFx,
  keyOf: ({ itemId }) => itemId,
  read: ({ success, result }) => (success === true && result ? result : null),
})

const askFx = createEffect((itemIds: readonly string[]) => {
  const ask = scopeBind(views.wanted, { safe: true })
  for (const itemId of itemIds) ask({ itemId, managerId: siteManagerId })
})

sample({
  clock: seenNeared,
  source: $seenItems,
  fn: items => items.slice(0, maxPriced).map(({ itemId }) => itemId),
  target: askFx,
})

/**
 * The products seen last as the host describes them now, with the change of the price for anyone since, in won: null if
 * either price is unknown. Products without an answer are missing.
 */
export const $seenPrices = combine($seenItems, views.$states, (items, states) =>
  Object.fromEntries(
    items.flatMap(({ itemId, price }) => {
      const item = states[itemId]?.data
      if (!item) return []
      const now = itemHeadline(item)
      const change =
        now === null || price === undefined ? null : { label: now.label, amount: now.total - price }
      return [[itemId, { item, change }]]
    }),
  ),
)
