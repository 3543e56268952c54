import type { PriceType, Variant } from '@jeoul/api/types'
import { formatWon } from '@jeoul/format'
import { itemHeadline } from '@jeoul/personal-price'
import { priceStateLabel } from '@jeoul/price-state'

/** A variant's price in words, called and counted as on its own page: 최저가 892,000원. Or why it has none. */
export function variantPrice({ state, ...variant }: Variant, type: PriceType): string {
  const headline = itemHeadline({ ...variant, price_state: state }, type)
  return headline
    ? `${headline.label} ${formatWon(headline.total)}`
    : (priceStateLabel(state) ?? '가격 확인 필요')
}
