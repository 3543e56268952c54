import type { MallOffer } from '@jeoul/offers'
import { marketOf } from '@jeoul/offers/testing/market-of'
import type { OfferTerms } from '@jeoul/personal-price'

/** A mall's offer with any terms; 10,000 won in cash with free delivery by default. */
export function mallOfferOf(mallName: string, terms: Partial<OfferTerms> = {}, itemIdCp = '7'): MallOffer {
  return {
    key: `0:${mallName}:${itemIdCp}`,
    market: marketOf({ mallName, itemIdCp }),
    cash: 10_000,
    card: null,
    eventCard: '',
    costDelivery: { kind: 'free' },
    ...terms,
  }
}
