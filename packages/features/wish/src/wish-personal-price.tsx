import { $personalPrices } from '@jeoul/feature-personal-price/slot'
import { useUnit } from 'effector-react'
import type { Today } from './use-today.ts'

type WishPersonalPriceProps = { readonly itemId: string; readonly today: Today }

/** What the shopper pays by their terms, beside the price for anyone; nothing without terms, or if it is unknown. */
export function WishPersonalPrice({ itemId, today }: WishPersonalPriceProps) {
  const views = useUnit($personalPrices)
  if (!views || today.status !== 'full' || today.prices.price_state !== 3) return null
  return <views.PersonalTotal item={{ ...today.prices, item_id: itemId }} isBeside />
}
