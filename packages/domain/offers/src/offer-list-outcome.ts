import type { Loaded } from '@jeoul/api'
import type { Market } from '@jeoul/api/types'

type Answer = Loaded<readonly Market[]> | null | undefined

interface OfferLoads {
  readonly cash: Answer
  readonly card: Answer
  /** The response whose order the open tab shows. */
  readonly inTab?: Answer
}

/**
 * The state of a tab: `waiting` before its prices have loaded, `failed` if the tab's offers failed to load, `empty` if no
 * mall sells the product, otherwise `ready`. With `cash-only` and `card-only` the other kind of prices failed to load.
 */
export type OfferListOutcome = 'waiting' | 'failed' | 'empty' | 'ready' | 'cash-only' | 'card-only'

/** Computes the state of a tab. If one kind of prices failed, rows show the other. */
export function offerListOutcome({ cash, card, inTab = cash }: OfferLoads): OfferListOutcome {
  if (inTab?.status === 'failed') return 'failed'
  if (inTab?.status !== 'full') return 'waiting'
  if (inTab.data.length === 0) return 'empty'
  // A shopper's price depends on card prices. Without waiting for them, a wrong offer would be called 최저가 for a moment.
  if (card?.status === 'loading') return 'waiting'
  if (card?.status === 'failed') return 'cash-only'
  return cash?.status === 'failed' ? 'card-only' : 'ready'
}

/** Whether the offers of a tab can be listed, even if there are none. */
export function isListed(outcome: OfferListOutcome): boolean {
  return outcome !== 'waiting' && outcome !== 'failed'
}
