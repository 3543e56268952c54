import { itemOffersWanted } from '@jeoul/offers/item-offers'
import { $paymentTerms, type ListedItem } from '@jeoul/personal-price'
import { Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { ownLabel } from './own-label.ts'
import { useListedPrice } from './use-listed-price.ts'

type PersonalTotalProps = { readonly item: ListedItem & { readonly item_id: string } }

/** What this shopper pays for a product outside of lists, in one line. */
export function PersonalTotal({ item }: PersonalTotalProps) {
  const [{ quantity }, want] = useUnit([$paymentTerms, itemOffersWanted])
  const own = useListedPrice(item)
  useEffect(() => void want([item.item_id]), [want, item.item_id])
  if (!own) return null
  return (
    <>
      {ownLabel(own, quantity)} <Won amount={own.price.total} />
      {own.price.isOpen && '~'}
    </>
  )
}
