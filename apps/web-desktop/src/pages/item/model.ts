import { appResumed } from '@jeoul/api'
import { $offers, offersKey, offersRequested } from '@jeoul/offers'
import { rememberVisits } from '@jeoul/recent'
import { itemRoute } from '@jeoul/routing'
import { pageMissed } from '@jeoul/runtime'
import { combine, createEvent, sample } from 'effector'

/** Cash prices, as the list's more-view shows them first. */
const questionOf = (itemId: string) => ({ itemId, card: false })

export const offersRetried = createEvent()

sample({
  clock: itemRoute.visited,
  fn: ({ params }) => questionOf(params.itemId),
  target: offersRequested,
})
sample({
  // In the browser, for what the server did not wait for: what is there is not asked for again.
  clock: [offersRetried, appResumed],
  source: itemRoute.$params,
  filter: params => params !== null,
  fn: params => questionOf(params?.itemId ?? ''),
  target: offersRequested,
})

/** The offers of the open item; null before they are asked for. */
export const $itemOffers = combine($offers, itemRoute.$params, (offers, params) =>
  params ? (offers[offersKey(questionOf(params.itemId))] ?? null) : null,
)

/** The item's name as its cheapest offer has it. */
export const $itemName = $itemOffers.map(offers => offers?.data?.[0]?.itemNameCp ?? null)

rememberVisits(
  combine($itemName, itemRoute.$params, (name, params) =>
    name !== null && params ? { itemId: params.itemId, name, image: null } : null,
  ),
)

const $isUnknownItem = $itemOffers.map(
  offers => offers?.status === 'failed' && [400, 404].includes(offers.failure.status ?? 0),
)

sample({
  clock: [$isUnknownItem, itemRoute.visited],
  source: $isUnknownItem,
  filter: itemRoute.$isOpened,
  target: pageMissed,
})
