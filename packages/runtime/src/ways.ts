import { $pageProps } from '@jeoul/page'
import { $place, homeRoute, listRoute } from '@jeoul/routing'
import { combine } from 'effector'

/** Ways out of the site, from wherever the visitor is: back to this page, or to its like where there is one. */
export const $ways = combine($pageProps, $place, (props, { path, search }) => {
  const here = encodeURIComponent(props.origin + path + search)
  return {
    otherSite: props.otherSite + (isOnBothSites(path) ? path + search : '/'),
    login: `${props.loginUrl}?return=${here}`,
    logout: `${props.logoutUrl}?return=${here}`,
  }
})

function isOnBothSites(path: string): boolean {
  return homeRoute.matches(path) || listRoute.matches(path)
}
