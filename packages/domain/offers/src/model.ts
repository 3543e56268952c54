import { getMallsFx } from '@jeoul/api'
import { createKeyedResource } from '@jeoul/api/create-keyed-resource'
import { readMarkets } from './read-markets.ts'

export interface OffersQuestion {
  readonly itemId: string
  /** "Card queries: on_sale=1" (specification, section 9). */
  readonly card: boolean
  /** Whether to sort by the price with delivery: delivery_price=1. */
  readonly delivery?: boolean
}

/** A key for each combination, since each has a response of its own. */
export function offersKey({ itemId, card, delivery = false }: OffersQuestion): string {
  return `${itemId}${card ? ':card' : ''}${delivery ? ':delivery' : ''}`
}

const load = { call: getMallsFx, keyOf: offersKey, read: readMarkets }
const offers = createKeyedResource(load)

/** Requests offers unless they are loaded or loading. */
export const offersRequested = offers.requested
/** Requests offers even if they are loaded. */
export const offersRenewed = offers.refreshed

/** The malls' offers by {@link offersKey}. */
export const $offers = offers.$states

/**
 * The offers that the server renders a product's page from. They are not serialized, since the page contains what it
 * shows of them: a browser requests them when it needs more.
 */
export const itemPageOffers = createKeyedResource({ ...load, isSent: false })
