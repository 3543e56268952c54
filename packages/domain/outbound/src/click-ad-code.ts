import type { AdCode } from '@jeoul/api/types'

/**
 * The ad code of a click through to a mall. "Ad codes: sap006 for desktop list items, sam006 for mobile list
 * ads" (specification, section 9) names none for offers, so the site's own is used (assumed).
 */
export function clickAdCode(isMobile: boolean): AdCode {
  return isMobile ? 'sam006' : 'sap006'
}
