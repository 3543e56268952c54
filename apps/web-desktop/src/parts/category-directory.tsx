import type { Category } from '@jeoul/api/types'
import { hrefs } from '@jeoul/routing'
import styles from './category-directory.module.css'

function CategoryLink({ category: { cate_id, name } }: { readonly category: Category }) {
  return <a href={hrefs.list(cate_id)}>{name}</a>
}

/** Every category as a link: departments, what is in them, and the leaves. The place around it lays the departments out. */
export function CategoryDirectory({ categories }: { readonly categories: readonly Category[] }) {
  return categories.map(department => (
    <section key={department.cate_id} className={styles.department}>
      <h2>
        <CategoryLink category={department} />
      </h2>
      {department.child.map(middle => (
        <div key={middle.cate_id} className={styles.middle}>
          <h3>
            <CategoryLink category={middle} />
          </h3>
          <ul>
            {middle.child.map(leaf => (
              <li key={leaf.cate_id}>
                <CategoryLink category={leaf} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  ))
}
