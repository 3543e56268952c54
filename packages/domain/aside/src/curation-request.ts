/** Ad code of the curation (specification, section 9). */
const curationAdCode = 'svp003'

/**
 * "ad defaults to svp003; other query parameters are passed through if ad_code is svp003"
 * (specification, section 7).
 *
 * @param adCode ad_code of the page's address
 * @param pageQuery the page's whole query
 */
export function curationRequest(adCode: string | null, pageQuery: Readonly<Record<string, string>>) {
  const { ad_code: _, ...others } = pageQuery
  return { ad: adCode ?? curationAdCode, passed: adCode === curationAdCode ? others : {} }
}
