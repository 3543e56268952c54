import { type CallOptions, getMallsFx } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import type { Market, MarketResponse } from '@jeoul/api/types'
import { $managerId, minishopNumber } from '@jeoul/page'
import { attach } from 'effector'
import { readOffer } from './read-offer.ts'

export interface OffersQuestion {
  readonly itemId: string
  /** Whether card prices are requested: "Card queries: on_sale=1" (specification, section 9). */
  readonly card: boolean
  /** Whether to sort by the price with delivery: delivery_price=1. */
  readonly delivery?: boolean
}

/** The key of a question's answer. */
export function offersKey({ itemId, card, delivery = false }: OffersQuestion): string {
  return `${itemId}${card ? ':card' : ''}${delivery ? ':delivery' : ''}`
}

/** A success response is required before data is stored (specification, section 5). */
export function readMarkets({ success, markets }: MarketResponse): readonly Market[] | null {
  if (!success || !markets) return null
  return markets.map(readOffer).filter(offer => offer !== null)
}

const askMallsFx = attach({
  source: $managerId,
  effect: getMallsFx,
  mapParams: (question: OffersQuestion & CallOptions, managerId) => ({
    ...question,
    managerId: minishopNumber(managerId),
  }),
})

const offers = createResource({ call: askMallsFx, keyOf: offersKey, read: readMarkets })

/** Requests offers unless they are loaded or loading. */
export const offersWanted = offers.wanted
/** Requests offers even if they are loaded. */
export const offersRenewed = offers.refreshed

/** The malls' offers by {@link offersKey}. */
export const $offers = offers.$states
