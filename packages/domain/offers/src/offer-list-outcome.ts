import type { Loaded } from '@jeoul/api'
import type { Market } from '@jeoul/api/types'

type Answer = Loaded<readonly Market[]> | undefined

interface OfferLoads {
  readonly cash: Answer
  readonly card: Answer
  /** The response of the open tab; null if the tab has none of its own. */
  readonly inTab: Answer | null
}

/**
 * The state of a tab: `waiting` before cash and card prices have loaded, `sorting` while only the tab's own order is
 * loading, `failed` if the tab's offers failed to load, `empty` if no mall sells the product, otherwise `ready`. With
 * `cash-only` and `card-only` the other kind of prices failed to load; with `rest-failed` only the first offers, or
 * another order, are loaded and more failed to load; with `terms-failed` the offers are there, but not by the terms that
 * the shopper has stated.
 */
export type OfferListOutcome =
  | 'waiting'
  | 'sorting'
  | 'failed'
  | 'empty'
  | 'ready'
  | 'cash-only'
  | 'card-only'
  | 'rest-failed'
  | 'terms-failed'

/** Computes the state of a tab. If one kind of prices failed, rows show the other. */
export function offerListOutcome({ cash, card, inTab }: OfferLoads): OfferListOutcome {
  const main = inTab === null ? cash : inTab
  if (main?.status === 'failed') return 'failed'
  if (main?.status !== 'full') return cash?.data?.length ? 'sorting' : 'waiting'
  if (main.data.length === 0) return 'empty'
  // Without card prices nobody's price is known: rows would be drawn, and called 최저가, for a moment.
  if (card?.status === 'loading') return inTab === null ? 'waiting' : 'sorting'
  if (card?.status === 'failed') return 'cash-only'
  return cash?.status === 'failed' ? 'card-only' : 'ready'
}
