import { variantPrice } from '@jeoul/offers'
import type { ReadProduct } from '@jeoul/product'
import { $inside, hrefs } from '@jeoul/router'
import { useUnit } from 'effector-react'
import styles from './item-summary.module.css'

/** The same product in other packagings, sizes or colours. */
export function ItemVariants({ product: { variants } }: { readonly product: ReadProduct }) {
  const inside = useUnit($inside)
  return (
    <section className={styles.variants} aria-labelledby="variants-title">
      <h2 id="variants-title">다른 구성</h2>
      <ul>
        {variants.map(variant => (
          <li key={variant.item_id}>
            <a href={inside(hrefs.item(variant.item_id))}>{variant.label}</a>
            <span>{variantPrice(variant, 'cash')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
