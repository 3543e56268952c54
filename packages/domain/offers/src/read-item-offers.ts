import type { ItemOffer, ItemOffersResponse } from '@jeoul/api/types'
import type { OfferTerms } from '@jeoul/personal-price'
import { readTerms } from './read-offer.ts'

/** A mall's offer of one of several products. */
export interface ItemMallOffer extends OfferTerms {
  readonly mallName: string
}

/** Offers by the id of their product. */
export type OffersByItem = Readonly<Record<string, readonly ItemMallOffer[]>>

/**
 * Reads the answer of `getItemOffers`: "A success response is required before data is stored" (specification, section
 * 5). The answer of a host without the operation is null.
 */
export function readItemOffers(answer: ItemOffersResponse | null): OffersByItem | null {
  if (!answer?.success || !answer.result) return null
  return Object.fromEntries(
    answer.result.map(({ item_id, offers }) => [
      item_id,
      offers.map(readItemOffer).filter(offer => offer !== null),
    ]),
  )
}

/** Reads an offer, as `readOffer` reads one of `getMalls`. */
function readItemOffer(found: ItemOffer): ItemMallOffer | null {
  const { mallName, cash, card } = found
  const terms = readTerms(found)
  return mallName !== '' && (cash !== null || card !== null) && terms ? { ...found, ...terms } : null
}
