import type { Market } from '@jeoul/api/types'
import { lowestMark, type PaymentTerms, type Ranked, rankOffers } from '@jeoul/personal-price'
import { type MallOffer, offerKey, pairOffers } from './pair-offers.ts'

/** One row of a product's offers. */
export interface OfferListRow extends Ranked<MallOffer> {
  /** The offer of this tab: the card offer on the tab that compares card prices. */
  readonly market: Market
  /** Whether it has the lowest price: for everyone, or only for this shopper. */
  readonly mark: 'everyone' | 'shopper' | null
}

/** The malls' answers for one product; empty until they load. */
export interface OfferAnswers {
  readonly cash: readonly Market[]
  readonly card: readonly Market[]
  /** The offers of the open tab in the host's order; null if rows are ranked for the shopper. */
  readonly inTab: readonly Market[] | null
}

/** The rows of a tab with this shopper's prices. */
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
