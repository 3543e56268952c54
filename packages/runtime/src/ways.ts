import { $pageProps } from '@jeoul/page'
import { $place } from '@jeoul/routing'
import { combine } from 'effector'

/** Ways out of the site, from wherever the visitor is: all of them lead back to this page or to its like. */
export const $ways = combine($pageProps, $place, (props, { path, search }) => {
  const here = encodeURIComponent(props.origin + path + search)
  return {
    otherSite: props.otherSite + path + search,
    login: `${props.loginUrl}?return=${here}`,
    logout: `${props.logoutUrl}?return=${here}`,
  }
})
