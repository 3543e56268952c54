import type { PriceType, Variant } from '@jeoul/api/types'
import { formatWon } from '@jeoul/format'
import { type Headline, itemHeadline } from '@jeoul/personal-price'
import { unpricedLabel } from '@jeoul/price-state'

/**
 * A variant's price in words, as on its own page: 892,000원 배송비 포함 if anyone can pay it, else with the name of its
 * condition. Without a price, the reason.
 */
export function variantPrice({ state, ...variant }: Variant, type: PriceType): string {
  const headline = itemHeadline({ ...variant, price_state: state }, type)
  if (!headline) return unpricedLabel(state)
  const { label, total, basis, isForAnyone } = headline
  const won = formatWon(total)
  return isForAnyone
    ? `${won} ${basis.replace(/배송비 [\d,]+원/, '배송비')}`
    : `${label} ${won}${optionsNote(headline)}`
}

/** The note ' (필수옵션 포함)' of a price that includes required options, else ''. */
export function optionsNote({ basis }: Headline): string {
  return basis.startsWith('필수옵션 포함') ? ' (필수옵션 포함)' : ''
}
