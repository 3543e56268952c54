import { $categories, categoryPath } from '@jeoul/category'
import { $product } from '@jeoul/product'
import { $inside, hrefs } from '@jeoul/router'
import { Breadcrumbs } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './item-place.module.css'

/** The categories of the product. */
export default function ItemPlace() {
  const inside = useUnit($inside)
  const [roots, product] = useUnit([$categories, $product])
  const path = (product && categoryPath(roots, product.item.cate_id)) ?? []
  return (
    <div className={styles.place}>
      {path.length > 0 && (
        <Breadcrumbs items={path.map(({ cate_id, name }) => ({ name, href: inside(hrefs.list(cate_id)) }))} />
      )}
    </div>
  )
}
