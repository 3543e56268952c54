import type { MallOffer } from './pair-offers.ts'

/** A badge of an offer, and whether it is a warning. */
export interface OfferBadge {
  readonly text: '광고' | '현금' | '쿠폰' | '회원' | '필수옵션'
  readonly isCaution: boolean
}

/** "Badges 현금 / 쿠폰 / 회원", and whatever else a shopper should know before the price. */
export function offerBadges({
  market,
  cashOnly,
  discounts = [],
  requiredOptions = [],
}: MallOffer): readonly OfferBadge[] {
  const isThere = (kind: 'coupon' | 'membership') => discounts.some(discount => discount.kind === kind)
  const badges: readonly (OfferBadge & { readonly isOn: boolean })[] = [
    { text: '광고', isCaution: false, isOn: market.ad === true },
    { text: '현금', isCaution: true, isOn: cashOnly === true },
    { text: '필수옵션', isCaution: true, isOn: requiredOptions.length > 0 },
    { text: '쿠폰', isCaution: false, isOn: isThere('coupon') },
    { text: '회원', isCaution: false, isOn: isThere('membership') },
  ]
  return badges.flatMap(({ isOn, ...badge }) => (isOn ? [badge] : []))
}
