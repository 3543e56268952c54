import type { PriceType, Variant } from '@jeoul/api/types'
import { priceStateLabel } from '@jeoul/price-state'
import { formatWon } from '@jeoul/ui/format'

/** A variant's price in words, or why it has none. */
export function variantPrice(variant: Variant, type: PriceType): string {
  const price = variant[type]
  return priceStateLabel(variant.state) ?? (price === null ? '가격 확인 필요' : formatWon(price))
}
