import { $paymentTerms, defaultTerms } from '@jeoul/personal-price'
import { combine } from 'effector'
import { $known } from './offer-list-model.ts'
import { type OfferListRow, offerListRows } from './offer-list-rows.ts'

const bestCount = 5
const $ranked = $known.map(known => ({ ...known, inTab: null }))
const best = (rows: readonly OfferListRow[]) => rows.slice(0, bestCount)

/** The five best offers for this shopper, whichever tab is open. */
export const $bestRows = combine($ranked, $paymentTerms, (known, terms) => best(offerListRows(known, terms)))
/** The five best offers by the default terms. */
export const $bestForDefaultTerms = combine($ranked, $bestRows, $paymentTerms, (known, rows, terms) =>
  terms === defaultTerms ? rows : best(offerListRows(known, defaultTerms)),
)
