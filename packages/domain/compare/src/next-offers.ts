import { type OfferBadge, type OfferListRow, offerBadges } from '@jeoul/offers'
import { offerHeadline, type PaymentTerms } from '@jeoul/personal-price'

/** An offer other than the cheapest one, which represents the product. */
export interface NextOffer {
  readonly key: string
  readonly mallName: string
  /** The amount that this shopper pays, in won. */
  readonly total: number
  /** The conditions of the price. */
  readonly badges: readonly OfferBadge[]
  /** The cost that is not part of the total: + 배송비 확인 필요; or ''. */
  readonly missing: string
}

/**
 * The next best offers that this shopper can pay, with the conditions of their prices.
 *
 * @param rows the remaining offers, sorted by this shopper's price
 */
export function nextOffers(
  rows: readonly OfferListRow[],
  terms: PaymentTerms,
  max: number,
): readonly NextOffer[] {
  return rows
    .filter(({ price }) => price.isReachable)
    .slice(0, max)
    .map(row => ({
      key: row.offer.key,
      mallName: row.market.mallName,
      total: row.price.total,
      badges: offerBadges(row),
      missing: offerHeadline(row.price, terms).missing,
    }))
}
