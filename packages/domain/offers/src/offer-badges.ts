import type { Ranked } from '@jeoul/personal-price'
import type { OfferTab } from './offer-tab.ts'
import type { MallOffer } from './pair-offers.ts'

/** A badge of an offer, and whether it is a warning. */
export interface OfferBadge {
  readonly text: string
  readonly isCaution: boolean
}

/**
 * Returns the badges of an offer: "현금 / 쿠폰 / 회원", and other conditions that a shopper should know before the price.
 * Badges describe the price beside them: 현금 never appears beside a card price. A members' discount that this shopper
 * cannot use is also named. On tabs other than 전체, required options are a note with their amount instead.
 *
 * @param tab the order of the offers, which determines the price beside the badges
 */
export function offerBadges(
  { offer, price }: Ranked<MallOffer>,
  tab: OfferTab = 'all',
): readonly OfferBadge[] {
  const { market, discounts = [], requiredOptions = [] } = offer
  const isCash = tab === 'all' ? price.way.by === 'cash' : tab === 'delivery' && offer.cashOnly === true
  const isUsed = (kind: 'coupon' | 'membership') =>
    price.parts.some(part => part.kind === 'discount' && part.discount.kind === kind)
  const isForMembers = discounts.some(({ kind }) => kind === 'membership')
  const badges: readonly (OfferBadge & { readonly isOn: boolean })[] = [
    { text: '광고', isCaution: false, isOn: market.ad === true },
    { text: '현금', isCaution: true, isOn: isCash },
    { text: price.way.card, isCaution: false, isOn: tab === 'all' && price.way.card !== '' },
    { text: '필수옵션', isCaution: true, isOn: tab === 'all' && requiredOptions.length > 0 },
    { text: '쿠폰', isCaution: false, isOn: isUsed('coupon') },
    { text: '회원', isCaution: false, isOn: isUsed('membership') },
    { text: '회원 할인 있음', isCaution: false, isOn: isForMembers && !isUsed('membership') },
  ]
  return badges.flatMap(({ isOn, ...badge }) => (isOn ? [badge] : []))
}
