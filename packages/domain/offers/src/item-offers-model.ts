import { getItemOffersFx, maxItemOffers } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { type OffersByItem, readItemOffers } from './read-item-offers.ts'

export type { OffersByItem } from './read-item-offers.ts'

/**
 * Requests the offers of products whose prices are needed, unless they are loaded or loading. Simultaneous calls share
 * one request.
 */
export const itemOffersWanted = createEvent<readonly string[]>()

interface OffersRequest {
  readonly itemIds: readonly string[]
}

const keyOf = ({ itemIds }: OffersRequest) => itemIds.join()

const loads = createResource({ call: getItemOffersFx, keyOf, read: readItemOffers })

/**
 * The malls' offers by product, for the products that the host has answered so far. Any other product is priced by its
 * list row.
 */
export const $itemOffers = loads.$states.map(
  (states): OffersByItem => Object.assign({}, ...Object.values(states).map(({ data }) => data)),
)

/** Products whose offers were requested, except after a failure. */
const $requested = loads.$states.map(states =>
  Object.entries(states).flatMap(([key, { status }]) => (status === 'failed' ? [] : key.split(','))),
)

/** Requests the offers of products: "At most thirty products" a call, so a longer list takes several. */
const askFx = createEffect((itemIds: readonly string[]) => {
  const ask = scopeBind(loads.wanted, { safe: true })
  for (let start = 0; start < itemIds.length; start += maxItemOffers) {
    ask({ itemIds: itemIds.slice(start, start + maxItemOffers) })
  }
})

const gatherFx = createEffect(() => Promise.resolve())
const $wanted = createStore<readonly string[]>([], { serialize: 'ignore' })
  .on(itemOffersWanted, (wanted, itemIds) => [...wanted, ...itemIds])
  .reset(askFx)

sample({
  clock: itemOffersWanted,
  filter: gatherFx.pending.map(isPending => !isPending),
  target: gatherFx,
})
sample({
  clock: sample({
    clock: gatherFx.done,
    source: { requested: $requested, wanted: $wanted },
    fn: ({ requested, wanted }) => [...new Set(wanted)].filter(itemId => !requested.includes(itemId)),
  }),
  target: askFx,
})
