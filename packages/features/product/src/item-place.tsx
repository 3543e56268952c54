import { $product } from '@jeoul/product'
import { $inside, hrefs } from '@jeoul/router'
import { $categoryLookup } from '@jeoul/shop/category'
import { Breadcrumbs } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './item-place.module.css'

/** The categories of the product. */
export function ItemPlace() {
  const inside = useUnit($inside)
  const [lookup, product] = useUnit([$categoryLookup, $product])
  const path = lookup.get(product?.item.cate_id ?? '') ?? []
  return (
    <div className={styles.place}>
      {path.length > 0 && (
        <Breadcrumbs items={path.map(({ cate_id, name }) => ({ name, href: inside(hrefs.list(cate_id)) }))} />
      )}
    </div>
  )
}
