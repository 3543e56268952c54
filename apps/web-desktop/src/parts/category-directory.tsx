import type { Category } from '@jeoul/api/types'
import { $managerId, shopSearch } from '@jeoul/page'
import { hrefs } from '@jeoul/routing'
import { useUnit } from 'effector-react'
import styles from './category-directory.module.css'

/**
 * Every category as a link: departments, what is in them, and the leaves. In a minishop they lead to its lists. The
 * place around it lays the departments out.
 */
export function CategoryDirectory({ categories }: { readonly categories: readonly Category[] }) {
  const search = shopSearch(useUnit($managerId))
  const link = ({ cate_id, name }: Category) => <a href={hrefs.list(cate_id, search)}>{name}</a>
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
