import type { PricedRow } from '@jeoul/personal-price'
import { useUnit } from 'effector-react'
import { AnyonesPrice } from './anyones-price.tsx'
import { $areStated, $hasOwnPrices, OwnPrice } from './own-price.tsx'

/** The price of a product that is mentioned outside of lists: 내 결제가 for shoppers who have set their terms. */
export function InlinePrice({ item }: { readonly item: PricedRow }) {
  const [areStated, hasOwnPrices] = useUnit([$areStated, $hasOwnPrices])
  if (hasOwnPrices) return <OwnPrice place="inline" item={item} />
  return <AnyonesPrice item={item} isReplaced={areStated} />
}
