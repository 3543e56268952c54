import { failedLoad, getMallsFx, isAbandoned, type Loaded, refusedLoad } from '@jeoul/api'
import { logFailureFx } from '@jeoul/api/create-resource'
import type { Market, MarketResponse } from '@jeoul/api/types'
import { createEvent, createStore, sample } from 'effector'

export interface OffersQuestion {
  readonly itemId: string
  /** "Card queries: on_sale=1" (specification, section 9). */
  readonly card: boolean
}

export const offersRequested = createEvent<OffersQuestion>()

/** The malls' offers by {@link offersKey}. A failed load resets them (specification, section 8). */
export const $offers = createStore<Readonly<Record<string, Loaded<readonly Market[]>>>>({})

/** Cash and card offers of one item are two answers. */
export function offersKey({ itemId, card }: OffersQuestion): string {
  return card ? `${itemId}:card` : itemId
}

/** A success response is required before data is stored (specification, section 5). */
function readMarkets({ success, markets }: MarketResponse): Loaded<readonly Market[]> {
  if (success !== true || !Array.isArray(markets)) return refusedLoad
  return { status: 'full', data: markets.filter(market => market?.mallName) }
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
