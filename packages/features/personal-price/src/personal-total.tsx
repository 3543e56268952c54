import { itemOffersWanted } from '@jeoul/offers/item-offers'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { PassingLine } from './passing-line.tsx'
import { AnyonesPrice } from './passing-price.tsx'
import type { PassingItem } from './slot.ts'
import { useListedPrice } from './use-listed-price.ts'

type PersonalTotalProps = {
  readonly item: PassingItem
  /** It stands in a line of its own, below what the product costs anyone. */
  readonly isBeside?: boolean
}

/**
 * What this shopper pays for a product outside of lists, once its malls' offers are there. Until then it is
 * what the product costs anyone: not called theirs.
 */
export function PersonalTotal({ item, isBeside = false }: PersonalTotalProps) {
  const want = useUnit(itemOffersWanted)
  const listed = useListedPrice(item)
  useEffect(() => {
    if (item.price_state === 3) want([item.item_id])
  }, [want, item])
  if (!listed || listed.isEstimate) return isBeside ? null : <AnyonesPrice item={item} />
  const { total, basis } = listed.headline
  const line = <PassingLine label="내 결제가" total={total} basis={basis} />
  return isBeside ? <p data-price>{line}</p> : line
}
