import { failedLoad, getMallsFx, isAbandoned, type Loaded, refusedLoad } from '@jeoul/api'
import { logFailureFx } from '@jeoul/api/create-resource'
import type { Market, MarketResponse } from '@jeoul/api/types'
import { createEvent, createStore, sample } from 'effector'
import { readOffer } from './read-offer.ts'

export interface OffersQuestion {
  readonly itemId: string
  /** "Card queries: on_sale=1" (specification, section 9). */
  readonly card: boolean
  /** Sorted by the price with delivery: delivery_price=1. */
  readonly delivery?: boolean
}

/** Offers are wanted; those that are there or on their way are not asked for again. */
export const offersRequested = createEvent<OffersQuestion>()
/** Offers are wanted as they are now, whatever was known before. */
export const offersRenewed = createEvent<OffersQuestion>()

/** The malls' offers by {@link offersKey}. A failed load resets them (specification, section 8). */
export const $offers = createStore<Readonly<Record<string, Loaded<readonly Market[]>>>>({})

/** Each question about one item is an answer of its own. */
export function offersKey({ itemId, card, delivery = false }: OffersQuestion): string {
  return `${itemId}${card ? ':card' : ''}${delivery ? ':delivery' : ''}`
}

/** A success response is required before data is stored (specification, section 5). */
function readMarkets({ success, markets }: MarketResponse): Loaded<readonly Market[]> {
  if (success !== true || !Array.isArray(markets)) return refusedLoad
  return { status: 'full', data: markets.map(readOffer).filter(offer => offer !== null) }
}

sample({
  clock: offersRequested,
  source: $offers,
  filter: (offers, question) => {
    const status = offers[offersKey(question)]?.status
    return status !== 'loading' && status !== 'full'
  },
  fn: (_, question) => question,
  target: getMallsFx,
})
sample({
  clock: offersRenewed,
  source: $offers,
  filter: (offers, question) => offers[offersKey(question)]?.status !== 'loading',
  fn: (_, question) => question,
  target: getMallsFx,
})

$offers
  .on(getMallsFx, (offers, question) => ({
    ...offers,
    [offersKey(question)]: { status: 'loading', data: null },
  }))
  .on(getMallsFx.done, (offers, { params, result }) => ({
    ...offers,
    [offersKey(params)]: readMarkets(result),
  }))
  .on(getMallsFx.fail, (offers, { params, error }) => {
    const { [offersKey(params)]: _, ...others } = offers
    return isAbandoned(error) ? others : { ...others, [offersKey(params)]: failedLoad(error) }
  })

sample({
  clock: getMallsFx.fail.filterMap(({ params, error }) => {
    const load = isAbandoned(error) ? null : failedLoad(error)
    return load?.status === 'failed' ? { failure: load.failure, question: params } : undefined
  }),
  target: logFailureFx,
})
