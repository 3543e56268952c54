import type { OwnPriceProps } from './own-price-props.ts'
import { PersonalPrice } from './personal-price.tsx'
import { PersonalTotal } from './personal-total.tsx'

/** Shows the shopper's own price, in full in a row and on one line elsewhere. */
export default function OwnPriceView({ item, place, others }: OwnPriceProps) {
  if (place === 'row') return <PersonalPrice item={item} others={others} />
  return <PersonalTotal item={item} isBeside={place === 'beside'} />
}
