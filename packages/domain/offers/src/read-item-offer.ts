import type { ItemOffer } from '@jeoul/api/types'
import type { OfferTerms } from '@jeoul/personal-price'
import { readPrice, readText } from '@jeoul/price-state'
import { readOfferTerms } from './read-offer.ts'

/** A mall's offer of one of several products. */
export interface ItemMallOffer extends OfferTerms {
  readonly mallName: string
}

/** Validates an offer of `getItemOffers`, as {@link readOffer} validates one of `getMalls`. */
export function readItemOffer(found: ItemOffer): ItemMallOffer | null {
  if (!readText(found?.mallName)) return null
  const terms = readOfferTerms(found)
  const [cash, card] = [readPrice(found.cash), readPrice(found.card)]
  if (!terms || (cash === null && card === null)) return null
  return {
    mallName: found.mallName,
    cash,
    card,
    ...(typeof found.cashOnly === 'boolean' ? { cashOnly: found.cashOnly } : {}),
    ...terms,
  }
}
