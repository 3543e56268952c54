import type { ItemView } from '@jeoul/api/types'
import { priceStateLabel } from '@jeoul/price-state'
import { $inside, hrefs } from '@jeoul/router'
import { Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './item-cards.module.css'

/** Lists products as cards that link to their pages. */
export function ItemCards({ items }: { readonly items: readonly ItemView[] }) {
  const inside = useUnit($inside)
  return (
    <ul className={styles.cards}>
      {items.map(({ item_id, name, image, price_state, cash }) => (
        <li key={item_id}>
          <img src={image} alt="" width={160} height={160} loading="lazy" />
          <a href={inside(hrefs.item(item_id))}>{name}</a>
          <p>{priceStateLabel(price_state) ?? (cash === null ? '가격 확인 필요' : <Won amount={cash} />)}</p>
        </li>
      ))}
    </ul>
  )
}
