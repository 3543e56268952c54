import type { SeenOffer } from '@jeoul/offers'

/** An offer as the address tells that it was seen; null where the address does not say it. */
export type ToldOffer = { readonly [Key in 'itemIdCp' | 'total']: SeenOffer[Key] | null } & Pick<
  SeenOffer,
  'isOwn'
>

/**
 * What the query of a way says, written by `linkSearch` or by anybody: it decides which words are shown, never where the
 * way leads. What makes no sense counts as not said.
 *
 * @param search with its '?', or ''
 */
export function readLinkSearch(search: string): ToldOffer {
  const query = new URLSearchParams(search)
  const seen = query.get('seen') ?? ''
  return {
    itemIdCp: query.get('offer') || null,
    total: /^[0-9]{1,12}$/.test(seen) ? Number(seen) : null,
    isOwn: query.get('own') === '1',
  }
}
