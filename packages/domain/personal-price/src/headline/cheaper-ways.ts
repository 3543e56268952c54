import { isUsualOrder, type PaymentTerms } from '../offer/payment-terms.ts'
import type { Headline } from './headline.ts'

/**
 * The other ways of paying to show beside a shopper's price. Only cheaper ones, and only for one piece to the mainland,
 * because their prices apply to no other order (assumed; docs/decisions/0055-words-for-prices.md).
 *
 * @param others see `otherHeadlines`
 * @param total this shopper's price, in won
 */
export function cheaperWays(
  others: readonly Headline[],
  total: number,
  terms: Pick<PaymentTerms, 'region' | 'quantity'>,
): readonly Headline[] {
  return isUsualOrder(terms) ? others.filter(other => other.total < total) : []
}
