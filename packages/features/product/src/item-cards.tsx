import type { ItemView } from '@jeoul/api/types'
import { InlinePrice } from '@jeoul/feature-personal-price/inline-price'
import { $inside, hrefs } from '@jeoul/router'
import { useUnit } from 'effector-react'
import styles from './item-cards.module.css'

/** Lists products as cards that link to their pages. */
export function ItemCards({ items }: { readonly items: readonly ItemView[] }) {
  const inside = useUnit($inside)
  return (
    <ul className={styles.cards}>
      {items.map(item => (
        <li key={item.item_id}>
          <img src={item.image} alt="" width={160} height={160} loading="lazy" />
          <a href={inside(hrefs.item(item.item_id))}>{item.name}</a>
          <p data-price="">
            <InlinePrice item={item} />
          </p>
        </li>
      ))}
    </ul>
  )
}
