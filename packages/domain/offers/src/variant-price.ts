import type { PriceType, Variant } from '@jeoul/api/types'
import { formatWon } from '@jeoul/format'
import { priceStateLabel } from '@jeoul/price-state'

/** A variant's price in words, or why it has none. */
export function variantPrice(variant: Variant, type: PriceType): string {
  const price = variant[type]
  return priceStateLabel(variant.state) ?? (price === null ? '가격 확인 필요' : formatWon(price))
}
