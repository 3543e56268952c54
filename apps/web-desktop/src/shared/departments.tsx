import { CategoryError } from '@jeoul/feature-shop'
import { $inside, hrefs } from '@jeoul/router'
import { $categories } from '@jeoul/shop/category'
import { ButtonLink } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './departments.module.css'

/** Links to all departments, for pages that have nothing to show. */
export function Departments() {
  const inside = useUnit($inside)
  const categories = useUnit($categories)
  return (
    <>
      <CategoryError />
      <ul className={styles.departments}>
        {categories.map(({ cate_id, name }) => (
          <li key={cate_id}>
            <ButtonLink href={inside(hrefs.list(cate_id))}>{name}</ButtonLink>
          </li>
        ))}
      </ul>
    </>
  )
}
