import type { AdCode } from '@jeoul/api/types'

/**
 * What a click on the way to a mall is reported as. "Ad codes: sap006 for desktop list items, sam006 for mobile list
 * ads" (specification, section 9): there is none for offers, so the site's own stands for them (assumed).
 */
export function clickAdCode(isMobile: boolean): AdCode {
  return isMobile ? 'sam006' : 'sap006'
}
