import type { Loaded } from '@jeoul/api'
import type { Market } from '@jeoul/api/types'

type Answer = Loaded<readonly Market[]> | undefined

interface OfferLoads {
  readonly cash: Answer
  readonly card: Answer
  /** Of the open tab; null where it has no answer of its own. */
  readonly inTab: Answer | null
}

/**
 * What there is to be shown: `waiting` while nothing is there, `failed` where the tab's offers could not be had, `empty`
 * where no mall sells the product, and otherwise `there`. `cash-only` and `card-only` are there with one kind of prices:
 * the others could not be had.
 */
export type OfferListOutcome = 'waiting' | 'failed' | 'empty' | 'there' | 'cash-only' | 'card-only'

/** What a tab shows. A price that failed leaves the rows with the other one. */
export function offerListOutcome({ cash, card, inTab }: OfferLoads): OfferListOutcome {
  const main = inTab === null ? cash : inTab
  if (main?.status === 'failed') return 'failed'
  if (main?.status !== 'full') return 'waiting'
  if (main.data.length === 0) return 'empty'
  if (card?.status === 'failed') return 'cash-only'
  return cash?.status === 'failed' ? 'card-only' : 'there'
}
