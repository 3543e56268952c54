import { $inside, hrefs } from '@jeoul/router'
import type { Category } from '@jeoul/shop/category'
import { useUnit } from 'effector-react'
import styles from './category-directory.module.css'

/**
 * Links to all categories: departments, their children, and the leaves. Inside a minishop they lead to its
 * lists. The layout is left to the caller.
 */
export function CategoryDirectory({ categories }: { readonly categories: readonly Category[] }) {
  const inside = useUnit($inside)
  const link = ({ cate_id, name }: Category) => <a href={inside(hrefs.list(cate_id))}>{name}</a>
  return categories.map(department => (
    <section key={department.cate_id} className={styles.department}>
      <h2>{link(department)}</h2>
      {department.child.map(middle => (
        <div key={middle.cate_id} className={styles.middle}>
          <h3>{link(middle)}</h3>
          <ul>
            {middle.child.map(leaf => (
              <li key={leaf.cate_id}>{link(leaf)}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  ))
}
