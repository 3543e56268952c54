import type { ItemOffer } from '@jeoul/api/types'
import type { OfferTerms } from '@jeoul/personal-price'
import { isWon, readOfferTerms } from './read-offer.ts'

/** An offer of one of many products, and the mall that makes it. */
export interface ItemMallOffer extends OfferTerms {
  readonly mallName: string
}

/** Validates an offer of `getItemOffers` as {@link readOffer} does one of `getMalls`. */
export function readItemOffer(found: ItemOffer): ItemMallOffer | null {
  if (!found?.mallName) return null
  const terms = readOfferTerms(found)
  const [cash, card] = [found.cash, found.card].map(price => (isWon(price) ? price : null))
  if (!terms || (cash == null && card == null)) return null
  return {
    mallName: found.mallName,
    cash: cash ?? null,
    card: card ?? null,
    ...(typeof found.cashOnly === 'boolean' ? { cashOnly: found.cashOnly } : {}),
    ...terms,
  }
}
