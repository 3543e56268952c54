import { headlineWords } from '@jeoul/personal-price'
import type { ReadProduct } from '@jeoul/product'
import { $inside, hrefs } from '@jeoul/router'
import { useUnit } from 'effector-react'
import styles from './reviewed-product.module.css'

/** Names the reviewed product, with a link to it. */
export function ReviewedProduct({ product }: { readonly product: ReadProduct | null }) {
  const inside = useUnit($inside)
  if (!product) return <h1 className={styles.name}>리뷰</h1>
  const { item } = product
  return (
    <header className={styles.product}>
      {item.image !== '' && <img src={item.image} alt="" width={64} height={64} />}
      <div>
        <h1 className={styles.name}>
          <a href={inside(hrefs.item(item.item_id))}>{item.name}</a> 리뷰
        </h1>
        <p translate="no">{headlineWords(item)}</p>
      </div>
    </header>
  )
}
