import { $inside, hrefs } from '@jeoul/router'
import type { Category } from '@jeoul/shop/category'
import { glyph, Icon } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './category-list.module.css'

/** Departments that unfold into their categories. Inside a minishop they lead to its lists. */
export function CategoryList({ categories }: { readonly categories: readonly Category[] }) {
  const inside = useUnit($inside)
  return categories.map(department => (
    <details key={department.cate_id} name="department" className={styles.department}>
      <summary>
        {department.name}
        <Icon of={glyph.chevronDown} />
      </summary>
      {department.child.map(middle => (
        <section key={middle.cate_id} className={styles.middle}>
          <h2>
            <a href={inside(hrefs.list(middle.cate_id))}>{middle.name}</a>
          </h2>
          <ul>
            {middle.child.map(leaf => (
              <li key={leaf.cate_id}>
                <a href={inside(hrefs.list(leaf.cate_id))}>{leaf.name}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  ))
}
