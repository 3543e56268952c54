import { variantPrice } from '@jeoul/offers'
import type { ReadProduct } from '@jeoul/product'
import { hrefs } from '@jeoul/routing'
import styles from './item-summary.module.css'

/** The same product in other packings, sizes or colours. */
export function ItemVariants({ product: { variants } }: { readonly product: ReadProduct }) {
  return (
    <section className={styles.variants} aria-labelledby="variants-title">
      <h2 id="variants-title">다른 구성</h2>
      <ul>
        {variants.map(variant => (
          <li key={variant.item_id}>
            <a href={hrefs.item(variant.item_id)}>{variant.label}</a>
            <span>{variantPrice(variant, 'cash')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
