import { isUsualOrder, type PaymentTerms } from '../offer/payment-terms.ts'
import type { Headline } from './headline.ts'

/**
 * Which other ways of paying are worth naming beside what a shopper pays: cheaper ones, and only beside the order that
 * they are told for, one piece to the mainland (assumed; docs/decisions/0058).
 *
 * @param others see `otherHeadlines`
 * @param total what the shopper pays, in won
 */
export function cheaperWays(
  others: readonly Headline[],
  total: number,
  terms: Pick<PaymentTerms, 'region' | 'quantity'>,
): readonly Headline[] {
  return isUsualOrder(terms) ? others.filter(other => other.total < total) : []
}
