import { $settledItemOffers } from '@jeoul/offers/item-offers'
import type { PricedRow } from '@jeoul/personal-price'
import { useUnit } from 'effector-react'
import { AnyonesPrice } from './anyones-price.tsx'
import { PriceLine } from './price-line.tsx'
import { useListedPrice } from './use-listed-price.ts'

type PersonalTotalProps = {
  readonly item: PricedRow
  /** Whether it has a line of its own, below the price on default terms. */
  readonly isBeside?: boolean
}

/**
 * Shows the shopper's own price of a product outside of lists, once its malls' offers have loaded. Until then it says
 * so, beside the price on default terms. If the offers cannot be loaded, as without a connection, that price stays, and a
 * line of its own says so.
 */
export function PersonalTotal({ item, isBeside = false }: PersonalTotalProps) {
  const listed = useListedPrice(item)
  const settled = useUnit($settledItemOffers)
  if (!listed || listed.isEstimate) {
    const isWaiting = listed !== null && !settled.includes(item.item_id)
    if (!isBeside) return <AnyonesPrice item={item} isReplaced={isWaiting} />
    return listed && <p data-price>{isWaiting ? '내 결제가 확인 중' : '내 결제가를 알 수 없어요'}</p>
  }
  const { total, basis } = listed.headline
  const line = <PriceLine label="내 결제가" total={total} basis={basis} />
  return isBeside ? (
    <p data-price>
      <b>{line}</b>
    </p>
  ) : (
    line
  )
}
