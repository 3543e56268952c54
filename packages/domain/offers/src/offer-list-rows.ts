import type { Market } from '@jeoul/api/types'
import { lowestMark, type PaymentTerms, type Ranked, rankOffers } from '@jeoul/personal-price'
import { type MallOffer, offerKey, pairOffers } from './pair-offers.ts'

/** One row of a product's offers. */
export interface OfferListRow extends Ranked<MallOffer> {
  /** The offer as the tab tells it: the card offer where card prices are compared. */
  readonly market: Market
  /** Whether it is the lowest of all: for everyone, or for this shopper alone. */
  readonly mark: 'everyone' | 'shopper' | null
}

/** The malls' answers for one product; empty while they are not there. */
export interface OfferAnswers {
  readonly cash: readonly Market[]
  readonly card: readonly Market[]
  /** The offers of the open tab in the host's order; null where the shopper's own order counts. */
  readonly inTab: readonly Market[] | null
}

/** The rows of a tab with what this shopper pays. */
export function offerListRows(
  { cash, card, inTab }: OfferAnswers,
  terms: PaymentTerms,
): readonly OfferListRow[] {
  const ranked = rankOffers(pairOffers(cash, card), terms)
  const mark = lowestMark(ranked[0], terms)
  const rowOf = (place: Ranked<MallOffer>, market: Market): OfferListRow => ({
    ...place,
    market,
    mark: place === ranked[0] ? mark : null,
  })
  if (inTab === null) return ranked.map(place => rowOf(place, place.offer.market))
  const places = new Map(ranked.map(place => [place.offer.key, place]))
  return inTab.flatMap(market => {
    const place = places.get(offerKey(market))
    return place ? [rowOf(place, market)] : []
  })
}
