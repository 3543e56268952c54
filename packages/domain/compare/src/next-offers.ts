import { type OfferBadge, type OfferListRow, offerBadges } from '@jeoul/offers'
import { offerHeadline, type PaymentTerms } from '@jeoul/personal-price'

/** An offer besides the one that a product is compared by. */
export interface NextOffer {
  readonly key: string
  readonly mallName: string
  /** What this shopper pays, in won. */
  readonly total: number
  /** The conditions of the price. */
  readonly badges: readonly OfferBadge[]
  /** What is missing in the total: + 배송비 확인 필요; or ''. */
  readonly missing: string
}

/**
 * The next best offers that this shopper can pay, with the conditions of their prices.
 *
 * @param rows by what this shopper pays, after the one that stands above
 */
export function nextOffers(
  rows: readonly OfferListRow[],
  terms: PaymentTerms,
  most: number,
): readonly NextOffer[] {
  return rows
    .filter(({ price }) => price.isReachable)
    .slice(0, most)
    .map(row => ({
      key: row.offer.key,
      mallName: row.market.mallName,
      total: row.price.total,
      badges: offerBadges(row),
      missing: offerHeadline(row.price, terms).missing,
    }))
}
