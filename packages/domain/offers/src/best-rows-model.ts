import { $ranked } from './offer-list-model.ts'

const bestCount = 5

/** The five best offers for this shopper, whichever tab is open. */
export const $bestRows = $ranked.map(rows => rows.slice(0, bestCount))
