import { $hasOwnPrices, OwnPrice } from '@jeoul/feature-personal-price/own-price'
import { useUnit } from 'effector-react'
import type { Today } from './use-today.ts'

type WishPersonalPriceProps = { readonly itemId: string; readonly today: Today }

/** Shows the shopper's own price beside the price on default terms; nothing without stated terms, or if it is unknown. */
export function WishPersonalPrice({ itemId, today }: WishPersonalPriceProps) {
  const hasOwnPrices = useUnit($hasOwnPrices)
  if (!hasOwnPrices || today.status !== 'full' || today.prices.price_state !== 3) return null
  return <OwnPrice place="beside" item={{ ...today.prices, item_id: itemId }} />
}
