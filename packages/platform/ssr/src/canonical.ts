import { $siteProps } from '@jeoul/page'
import { $place } from '@jeoul/router'
import { combine } from 'effector'

/** The desktop site's address of this page, without its query. */
export const $canonical = combine(
  $siteProps,
  $place,
  ({ isMobile, otherSite, origin }, { path }) => (isMobile ? otherSite : origin) + path,
)
