import type { Market } from '@jeoul/api/types'
import {
  type OffersHeadline,
  offersHeadline,
  type PaymentTerms,
  type Ranked,
  rankOffers,
} from '@jeoul/personal-price'
import type { OfferTab } from './offer-tab.ts'
import { type MallOffer, offerKey, pairOffers } from './pair-offers.ts'
import { byTabPrice } from './tab-price.ts'

/** A row of a product's offers. */
export interface OfferListRow extends Ranked<MallOffer> {
  /** The offer in this tab: the card offer on the tab that compares card prices. */
  readonly market: Market
  /** The product's headline if it is this offer's price; null for all others. */
  readonly headline: OffersHeadline<MallOffer> | null
}

/** The responses of the malls for one product; empty until they load. */
export interface OfferAnswers {
  readonly cash: readonly Market[]
  readonly card: readonly Market[]
  /** The offers in the order of the open tab; null if rows are sorted by the shopper's price. */
  readonly inTab: readonly Market[] | null
}

/** The rows of a tab with this shopper's prices. */
export function offerListRows(
  answers: OfferAnswers,
  terms: PaymentTerms,
  tab: OfferTab = 'all',
): readonly OfferListRow[] {
  return rowsInTab(rankedRows(answers, terms), answers.inTab, tab)
}

/** The rows sorted by this shopper's price. */
export function rankedRows(
  { cash, card }: Pick<OfferAnswers, 'cash' | 'card'>,
  terms: PaymentTerms,
): readonly OfferListRow[] {
  const ranked = rankOffers(pairOffers(cash, card), terms)
  const headline = offersHeadline(ranked, terms)
  return ranked.map(place => ({
    ...place,
    market: place.offer.market,
    headline: place === headline?.place ? headline : null,
  }))
}

/** The rows of a tab, sorted by the figure that it compares; unchanged if the tab has no order of its own. */
export function rowsInTab(
  ranked: readonly OfferListRow[],
  inTab: OfferAnswers['inTab'],
  tab: OfferTab,
): readonly OfferListRow[] {
  if (inTab === null) return ranked
  const rows = new Map(ranked.map(row => [row.offer.key, row]))
  const found = inTab.flatMap(market => {
    const row = rows.get(offerKey(market))
    return row ? [{ ...row, market }] : []
  })
  return byTabPrice(found, tab)
}

/** The row with the product's headline, wherever it is; null without rows. */
export function lowestRow(rows: readonly OfferListRow[]): OfferListRow | null {
  return rows.find(({ headline }) => headline !== null) ?? null
}
