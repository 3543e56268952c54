import { headlineWords, itemHeadline, type PricedItem } from '@jeoul/personal-price'
import { useUnit } from 'effector-react'
import { PriceLine } from './price-line.tsx'
import { $personalPrices, type InlinePriceItem } from './slot.ts'

/** The price of a product that is mentioned outside of lists: 내 결제가 for shoppers who have set their terms. */
export function InlinePrice({ item }: { readonly item: InlinePriceItem }) {
  const views = useUnit($personalPrices)
  if (views) return <views.PersonalTotal item={item} />
  return <AnyonesPrice item={item} />
}

/** What the product costs anyone, or why it has no price. */
export function AnyonesPrice({ item }: { readonly item: PricedItem }) {
  const found = itemHeadline(item)
  return found ? <PriceLine {...found} /> : headlineWords(item)
}
