import { arePersonal, type PaymentTerms, type TruePrice } from '@jeoul/personal-price'
import { seenPrice } from '../index.ts'
import type { LinkedOffer } from './read-link-search.ts'

/** How a price differs from the one the shopper saw. Differences are in won, above zero. */
export type PriceChange =
  | { readonly kind: 'none' }
  | { readonly kind: 'dearer' | 'cheaper'; readonly by: number; readonly seen: number }

/**
 * Compares the current price with the one that was seen. Prices by 내 결제조건 are not compared with prices by the default
 * terms: the server does not know the shopper's terms, and a link may come from someone else (assumed).
 *
 * @param total won to be paid now, by `terms`
 */
export function priceChange(
  { total: seen, isPersonal }: Pick<LinkedOffer, 'total' | 'isPersonal'>,
  total: number,
  terms: PaymentTerms,
): PriceChange {
  if (seen === null || seen === total || isPersonal !== arePersonal(terms)) return { kind: 'none' }
  return total > seen
    ? { kind: 'dearer', by: total - seen, seen }
    : { kind: 'cheaper', by: seen - total, seen }
}

/**
 * Whether price, delivery and way of paying are as the shopper has just seen them, by the same terms: "The way to a
 * mall is passed at once where nothing has changed". A value that the address omits counts as not seen (assumed).
 */
export function isAsSeen(linked: LinkedOffer, price: TruePrice, terms: PaymentTerms): boolean {
  const now = seenPrice(price)
  return (
    linked.itemIdCp !== null &&
    linked.total === now.total &&
    linked.delivery === now.delivery &&
    linked.way === now.way &&
    linked.isPersonal === arePersonal(terms)
  )
}
