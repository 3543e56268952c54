/**
 * The ad code of curation requests, and of the rows that report views and clicks: "svp003 for curation" (specification,
 * section 9).
 */
export const curationAdCode = 'svp003'

/**
 * Returns the ad code and the passed query of a curation request: "ad defaults to svp003; other query parameters are
 * passed through if ad_code is svp003" (specification, section 7).
 *
 * @param adCode ad_code of the page's address
 * @param search the page's whole query; repeated parameters are passed repeatedly
 */
export function curationRequest(adCode: string | null, search: string) {
  if (adCode !== curationAdCode) return { ad: adCode ?? curationAdCode, passed: '' }
  const others = new URLSearchParams(search)
  others.delete('ad_code')
  // The request has an `ad` of its own.
  others.delete('ad')
  return { ad: adCode, passed: others.toString() }
}
