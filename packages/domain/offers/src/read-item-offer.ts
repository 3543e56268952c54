import type { ItemOffer } from '@jeoul/api/types'
import type { OfferTerms } from '@jeoul/personal-price'
import { readTerms } from './read-offer.ts'

/** A mall's offer of one of several products. */
export interface ItemMallOffer extends OfferTerms {
  readonly mallName: string
}

/** Reads an offer of `getItemOffers`, as {@link readOffer} reads one of `getMalls`. */
export function readItemOffer(found: ItemOffer): ItemMallOffer | null {
  const { mallName, cash, card } = found
  const terms = readTerms(found)
  return mallName !== '' && (cash !== null || card !== null) && terms ? { ...found, ...terms } : null
}
