import { itemOffersWanted } from '@jeoul/offers/item-offers'
import { isForSale } from '@jeoul/price-state'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { AnyonesPrice } from './inline-price.tsx'
import { PriceLine } from './price-line.tsx'
import type { InlinePriceItem } from './slot.ts'
import { useListedPrice } from './use-listed-price.ts'

type PersonalTotalProps = {
  readonly item: InlinePriceItem
  /** Whether it has its own line, below the price for anyone. */
  readonly isBeside?: boolean
}

/**
 * What this shopper pays for a product outside of lists, once its malls' offers have loaded. Until then it shows the
 * price for anyone, and does not call it theirs.
 */
export function PersonalTotal({ item, isBeside = false }: PersonalTotalProps) {
  const want = useUnit(itemOffersWanted)
  const listed = useListedPrice(item)
  useEffect(() => {
    if (isForSale(item.price_state)) want([item.item_id])
  }, [want, item])
  if (!listed || listed.isEstimate) return isBeside ? null : <AnyonesPrice item={item} />
  const { total, basis } = listed.headline
  const line = <PriceLine label="내 결제가" total={total} basis={basis} />
  return isBeside ? <p data-price>{line}</p> : line
}
