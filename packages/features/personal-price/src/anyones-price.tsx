import { headlineWords, itemHeadline, type PricedItem } from '@jeoul/personal-price'
import { PriceLine } from './price-line.tsx'

type AnyonesPriceProps = {
  readonly item: PricedItem
  /** Whether the shopper's own price will replace it: says so in the place of its basis, which has the same height. */
  readonly isReplaced?: boolean
}

/** Shows the product's price on default terms, or the reason why it has none. */
export function AnyonesPrice({ item, isReplaced = false }: AnyonesPriceProps) {
  const found = itemHeadline(item)
  if (!found) return headlineWords(item)
  return <PriceLine {...found} basis={isReplaced ? '내 결제가 확인 중' : found.basis} />
}
