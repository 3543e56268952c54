import { defaultTerms, type PaymentTerms } from '@jeoul/personal-price'
import type { ToldOffer } from './read-link-search.ts'

/** How far a price is from the one that the shopper saw; won, above zero. */
export type PriceChange =
  | { readonly kind: 'none' }
  | { readonly kind: 'dearer' | 'cheaper'; readonly by: number; readonly seen: number }

/**
 * Compares what is paid now with what was seen. Prices by 내 결제조건 and prices for everyone are not compared with each
 * other: the server knows no shopper, and a link may have been sent by another one (assumed).
 *
 * @param total won to be paid now, by `terms`
 */
export function priceChange(
  { total: seen, isOwn }: Pick<ToldOffer, 'total' | 'isOwn'>,
  total: number,
  terms: PaymentTerms,
): PriceChange {
  if (seen === null || seen === total || isOwn !== (terms !== defaultTerms)) return { kind: 'none' }
  return total > seen
    ? { kind: 'dearer', by: total - seen, seen }
    : { kind: 'cheaper', by: seen - total, seen }
}
