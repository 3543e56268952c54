import { compareTruePrices } from '@jeoul/personal-price'
import type { OfferListRow } from './offer-list-rows.ts'

/** The row of which this shopper pays least, in whatever order they stand; null for none. */
export function lowestRow(rows: readonly OfferListRow[]): OfferListRow | null {
  return rows.reduce<OfferListRow | null>(
    (least, row) => (least && compareTruePrices(least.price, row.price) <= 0 ? least : row),
    null,
  )
}
