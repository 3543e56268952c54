import { itemOffersWanted } from '@jeoul/offers/item-offers'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { PassingLine } from './passing-line.tsx'
import { AnyonesPrice } from './passing-price.tsx'
import type { PassingItem } from './slot.ts'
import { useListedPrice } from './use-listed-price.ts'

/**
 * What this shopper pays for a product outside of lists, once its malls' offers are there. Until then it is
 * what the product costs anyone: not called theirs.
 */
export function PersonalTotal({ item }: { readonly item: PassingItem }) {
  const want = useUnit(itemOffersWanted)
  const listed = useListedPrice(item)
  useEffect(() => {
    if (item.price_state === 3) want([item.item_id])
  }, [want, item])
  if (!listed || listed.isEstimate) return <AnyonesPrice item={item} />
  return <PassingLine label="내 결제가" total={listed.headline.total} basis={listed.headline.basis} />
}
