import { $siteProps } from '@jeoul/page'
import { $place, isPagePath } from '@jeoul/router'
import { combine } from 'effector'

/**
 * Links out of the site that lead back to this page, or to the same page of the other site if it has one.
 */
export const $siteLinks = combine($siteProps, $place, (props, { path, search }) => {
  const here = isPagePath(path) ? path + search : '/'
  const back = encodeURIComponent(props.origin + path + search)
  return {
    otherSite: props.otherSite + here,
    /** Goes through this site's server, so that both sites remember the choice. */
    switchSite: `${here}${here.includes('?') ? '&' : '?'}view=${props.isMobile ? 'pc' : 'mobile'}`,
    login: `${props.loginUrl}?return=${back}`,
    logout: `${props.logoutUrl}?return=${back}`,
  }
})
