import { getMallsFx, type MallsParams } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import type { Market, MarketResponse } from '@jeoul/api/types'
import { $managerId, inShop, minishopNumber, shopKey } from '@jeoul/page'
import { combine, createEvent, sample } from 'effector'
import { readOffer } from './read-offer.ts'

export interface OffersQuestion {
  readonly itemId: string
  /** Whether card prices are requested: "Card queries: on_sale=1" (specification, section 9). */
  readonly card: boolean
  /** Whether to sort by the price with delivery: delivery_price=1. */
  readonly delivery?: boolean
}

/** The key of a question's answer in a minishop. */
export function offersKey({ itemId, card, delivery = false }: OffersQuestion): string {
  return `${itemId}${card ? ':card' : ''}${delivery ? ':delivery' : ''}`
}

/** A success response is required before data is stored (specification, section 5). */
export function readMarkets({ success, markets }: MarketResponse): readonly Market[] | null {
  if (!success || !markets) return null
  return markets.map(readOffer).filter(offer => offer !== null)
}

const offers = createResource({
  call: getMallsFx,
  keyOf: ({ managerId = 0, ...question }: MallsParams) => shopKey(managerId, offersKey(question)),
  read: readMarkets,
})

/** Requests offers of the open minishop unless they are loaded or loading. None while its number is looked up. */
export const offersWanted = createEvent<OffersQuestion>()
/** Requests offers of the open minishop even if they are loaded. None while its number is looked up. */
export const offersRenewed = createEvent<OffersQuestion>()

for (const [asked, target] of [
  [offersWanted, offers.wanted],
  [offersRenewed, offers.refreshed],
] as const) {
  sample({
    clock: asked,
    source: $managerId,
    filter: managerId => managerId !== null,
    fn: (managerId: number, question): MallsParams => ({ ...question, managerId: minishopNumber(managerId) }),
    target,
  })
}

/** The malls' offers in the open minishop by {@link offersKey}. */
export const $offers = combine(offers.$states, $managerId, (states, managerId) =>
  inShop(states, managerId === null ? null : minishopNumber(managerId)),
)
