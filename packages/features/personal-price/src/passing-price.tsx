import { headlineWords } from '@jeoul/personal-price'
import { useUnit } from 'effector-react'
import { $personalPrices, type PassingItem } from './slot.ts'

/** The price of a product that is named in passing, in one line: for whoever stated their terms, 내 결제가. */
export function PassingPrice({ item }: { readonly item: PassingItem }) {
  const own = useUnit($personalPrices)
  return own ? <own.PersonalTotal item={item} /> : headlineWords(item)
}
