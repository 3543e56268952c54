import { urlBehind } from './intercept-links.ts'

/** Path and query of the page of the site that a link opens; null where it opens none but a layer, or leads back. */
export function hrefBehind(link: HTMLAnchorElement): string | null {
  const { back, opens } = link.dataset
  const url = back === undefined && opens === undefined ? urlBehind(link, location) : null
  return url && url.pathname + url.search
}
