import type { OfferListRow } from './offer-list-rows.ts'

/** The row with the product's headline, wherever it is; null without rows. */
export function lowestRow(rows: readonly OfferListRow[]): OfferListRow | null {
  return rows.find(({ headline }) => headline !== null) ?? null
}
