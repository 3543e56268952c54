import { compareTruePrices } from '@jeoul/personal-price'
import type { OfferListRow } from './offer-list-rows.ts'

/** The row with the lowest price for this shopper, in whatever order the rows are; null without rows. */
export function lowestRow(rows: readonly OfferListRow[]): OfferListRow | null {
  return rows.reduce<OfferListRow | null>(
    (least, row) => (least && compareTruePrices(least.price, row.price) <= 0 ? least : row),
    null,
  )
}
