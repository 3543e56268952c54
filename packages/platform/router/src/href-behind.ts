import { internalLink } from './intercept-links.ts'

/**
 * The path and query that a link opens on this site; null if it opens another site, only a layer, or leads
 * back.
 */
export function hrefBehind(link: HTMLAnchorElement): string | null {
  const { back, opens } = link.dataset
  const url = back === undefined && opens === undefined ? internalLink(link) : null
  return url && url.pathname + url.search
}
