import type { OfferListRow } from './offer-list-rows.ts'

/** The row whose price is the product's headline, in whatever order the rows are; null without rows. */
export function lowestRow(rows: readonly OfferListRow[]): OfferListRow | null {
  return rows.find(({ headline }) => headline !== null) ?? null
}
