import { getItemOffersFx, maxItemOffers } from '@jeoul/api'
import { createKeyedResource } from '@jeoul/api/create-keyed-resource'
import type { ItemOffersResponse } from '@jeoul/api/types'
import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { type ItemMallOffer, readItemOffer } from './read-item-offer.ts'

/** Offers by the id of their product. */
export type OffersByItem = Readonly<Record<string, readonly ItemMallOffer[]>>

/**
 * The offers of these products are needed for their prices. What is there or on its way is not requested again; all that
 * is wanted at the same moment goes into one request.
 */
export const itemOffersWanted = createEvent<readonly string[]>()

interface OffersRequest {
  readonly itemIds: readonly string[]
}

const keyOf = ({ itemIds }: OffersRequest) => itemIds.join()

/** A success response is required before data is stored (specification, section 5). */
function readItemOffers({ success, result }: ItemOffersResponse): OffersByItem | null {
  if (success !== true || !Array.isArray(result)) return null
  return Object.fromEntries(
    result.flatMap(({ item_id, offers }) =>
      Array.isArray(offers) ? [[item_id, offers.map(readItemOffer).filter(offer => offer !== null)]] : [],
    ),
  )
}

const loads = createKeyedResource({ call: getItemOffersFx, keyOf, read: readItemOffers })

/**
 * What the malls charge for the products requested so far, as far as the host has answered; a product that is not there
 * has to be priced by what its list says.
 */
export const $itemOffers = loads.$states.map(
  (states): OffersByItem => Object.assign({}, ...Object.values(states).map(({ data }) => data)),
)

/** Products whose offers were requested, unless that failed. */
const $requested = loads.$states.map(states =>
  Object.entries(states).flatMap(([key, { status }]) => (status === 'failed' ? [] : key.split(','))),
)

/** "At most thirty products": more are asked for in several requests. */
const askFx = createEffect((itemIds: readonly string[]) => {
  const ask = scopeBind(loads.requested, { safe: true })
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
  fn: () => {},
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
