import { headlineWords, itemHeadline, type PricedItem } from '@jeoul/personal-price'
import { PriceLine } from './price-line.tsx'

/** Shows the product's price on default terms, or the reason why it has none. */
export function AnyonesPrice({ item }: { readonly item: PricedItem }) {
  const found = itemHeadline(item)
  return found ? <PriceLine {...found} /> : headlineWords(item)
}
