import type { SiteProps } from '@jeoul/page'
import { isPagePath } from '@jeoul/router'

/**
 * The same page on the phone's site, for crawlers, which are not redirected. Pages of the phone's site have
 * none: they name the desktop's as canonical.
 *
 * @param canonical the page's absolute canonical address
 */
export function alternateOf(
  canonical: string | null,
  { isMobile, origin, otherSite }: Pick<SiteProps, 'isMobile' | 'origin' | 'otherSite'>,
): string | null {
  if (isMobile || !canonical?.startsWith(`${origin}/`)) return null
  const { pathname, search } = new URL(canonical)
  return isPagePath(pathname) ? otherSite + pathname + search : null
}
