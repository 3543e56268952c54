import { $ranked, $rankedForDefaultTerms } from './offer-list-model.ts'
import type { OfferListRow } from './offer-list-rows.ts'

const bestCount = 5
const best = (rows: readonly OfferListRow[]) => rows.slice(0, bestCount)

/** The five best offers for this shopper, whichever tab is open. */
export const $bestRows = $ranked.map(best)
/** The five best offers by the default terms. */
export const $bestForDefaultTerms = $rankedForDefaultTerms.map(best)
