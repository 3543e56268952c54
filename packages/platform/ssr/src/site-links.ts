import { $pageProps } from '@jeoul/page'
import { $place, isPagePath } from '@jeoul/router'
import { combine } from 'effector'

/** Ways out of the site, from wherever the visitor is: back to this page, or to its like where there is one. */
export const $siteLinks = combine($pageProps, $place, (props, { path, search }) => {
  const here = isPagePath(path) ? path + search : '/'
  const back = encodeURIComponent(props.origin + path + search)
  return {
    otherSite: props.otherSite + here,
    /** By way of this site's server, so that both sites remember the choice. */
    switchSite: `${here}${here.includes('?') ? '&' : '?'}view=${props.isMobile ? 'pc' : 'mobile'}`,
    login: `${props.loginUrl}?return=${back}`,
    logout: `${props.logoutUrl}?return=${back}`,
  }
})
