import { headlineWords } from '@jeoul/personal-price'
import { useClientValue } from '@jeoul/ssr'
import { $personalPrices, type PassingItem } from './slot.ts'

/** The price of a product that is named in passing, in one line: for whoever stated their terms, 내 결제가. */
export function PassingPrice({ item }: { readonly item: PassingItem }) {
  const own = useClientValue($personalPrices)
  return own ? <own.PersonalTotal item={item} /> : headlineWords(item)
}
