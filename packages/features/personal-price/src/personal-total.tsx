import { formatWon } from '@jeoul/format'
import { itemOffersWanted } from '@jeoul/offers/item-offers'
import { headlineWords } from '@jeoul/personal-price'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import type { PassingItem } from './slot.ts'
import { useListedPrice } from './use-listed-price.ts'

/**
 * What this shopper pays for a product outside of lists, in one line, once its malls' offers are there. Until then it is
 * what the product costs anyone: not called theirs.
 */
export function PersonalTotal({ item }: { readonly item: PassingItem }) {
  const want = useUnit(itemOffersWanted)
  const own = useListedPrice(item)
  useEffect(() => {
    if (item.price_state === 3) want([item.item_id])
  }, [want, item])
  if (!own || own.isEstimate) return headlineWords(item)
  return `내 결제가 ${formatWon(own.headline.total)} · ${own.headline.basis}`
}
