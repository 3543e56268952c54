import type { AdCode } from '@jeoul/api/types'

/** A paid placement of a product. */
export interface Ad {
  readonly adCode: AdCode
  readonly itemId: string
}

/**
 * The known codes: "Ad codes: sap006 for desktop list items, sam006 for mobile list ads, svp003 for curation"
 * (specification, section 9).
 */
const adCodes: readonly AdCode[] = ['sap006', 'sam006', 'svp003']

/**
 * Reads the ad from an element's `data-ad`.
 *
 * @param text `code:item`
 * @returns null for anything else
 */
export function readAd(text: string | undefined): Ad | null {
  const [code, itemId, ...rest] = (text ?? '').split(':')
  const adCode = adCodes.find(known => known === code)
  return adCode && itemId && rest.length === 0 ? { adCode, itemId } : null
}
