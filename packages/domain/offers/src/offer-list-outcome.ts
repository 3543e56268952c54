import type { Loaded } from '@jeoul/api'
import type { Market } from '@jeoul/api/types'

type Answer = Loaded<readonly Market[]> | undefined

interface OfferLoads {
  readonly cash: Answer
  readonly card: Answer
  /** The answer of the open tab; null if the tab has none of its own. */
  readonly inTab: Answer | null
}

/**
 * What a tab shows: `waiting` while nothing has loaded, `sorting` while only the tab's own order is awaited, `failed`
 * if the tab's offers failed to load, `empty` if no mall sells the product, otherwise `there`. `cash-only` and
 * `card-only` mean that the other kind of prices failed to load, `rest-failed` that the first offers are there and more could
 * not be loaded.
 */
export type OfferListOutcome =
  | 'waiting'
  | 'sorting'
  | 'failed'
  | 'empty'
  | 'there'
  | 'cash-only'
  | 'card-only'
  | 'rest-failed'

/** The state of a tab. If one kind of prices failed, rows show the other. */
export function offerListOutcome({ cash, card, inTab }: OfferLoads): OfferListOutcome {
  const main = inTab === null ? cash : inTab
  if (main?.status === 'failed') return 'failed'
  if (main?.status !== 'full') return cash?.data?.length ? 'sorting' : 'waiting'
  if (main.data.length === 0) return 'empty'
  if (card?.status === 'failed') return 'cash-only'
  return cash?.status === 'failed' ? 'card-only' : 'there'
}
