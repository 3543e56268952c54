import type { SeenOffer } from '../index.ts'

/** The offer that was seen, as the link describes it; null for missing values. */
export type LinkedOffer = {
  readonly [Key in 'itemIdCp' | 'total' | 'delivery' | 'way']: SeenOffer[Key] | null
} & Pick<SeenOffer, 'isPersonal'>

/** The former name of `personal`, still accepted in saved links. */
const formerName = 'own'

/**
 * Reads the query of an outbound page, which `linkSearch` or anyone else may have written. It affects the words on the
 * page and whether the page waits, but never the target of the redirect. Invalid values are ignored.
 *
 * @param search with its '?', or ''
 */
export function readLinkSearch(search: string): LinkedOffer {
  const query = new URLSearchParams(search)
  const delivery = query.get('delivery') ?? ''
  return {
    itemIdCp: query.get('offer') || null,
    total: readWon(query.get('seen')),
    delivery: delivery === 'unknown' ? delivery : readWon(delivery),
    way: query.get('way') || null,
    isPersonal: [query.get('personal'), query.get(formerName)].includes('1'),
  }
}

function readWon(text: string | null): number | null {
  return text !== null && /^[0-9]{1,12}$/.test(text) ? Number(text) : null
}
