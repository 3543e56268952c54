import { internalLink } from './intercept-links.ts'

/**
 * The path and query that a link opens on this site; null if it opens another site, only a layer, or leads
 * back.
 */
export function hrefBehind(link: HTMLAnchorElement): string | null {
  const leadsOn = link.dataset.back === undefined && !link.hasAttribute('aria-haspopup')
  const url = leadsOn ? internalLink(link) : null
  return url && url.pathname + url.search
}
