import type { SeenOffer } from '@jeoul/offers'

/** The offer that was seen, as the address tells; null for what it does not say. */
export type ToldOffer = { readonly [Key in 'itemIdCp' | 'total']: SeenOffer[Key] | null } & Pick<
  SeenOffer,
  'isOwn'
>

/**
 * Reads the query of an outbound page, written by `linkSearch` or by anyone. It only affects the words on the
 * page, never where it redirects. Invalid values are ignored.
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
