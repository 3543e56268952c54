import { headlineWords, itemHeadline, type PricedItem } from '@jeoul/personal-price'
import { PriceLine } from './price-line.tsx'

/** What the product costs anyone, or why it has no price. */
export function AnyonesPrice({ item }: { readonly item: PricedItem }) {
  const found = itemHeadline(item)
  return found ? <PriceLine {...found} /> : headlineWords(item)
}
