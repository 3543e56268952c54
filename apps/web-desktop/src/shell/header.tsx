import { $categories } from '@jeoul/category'
import { hrefs } from '@jeoul/routing'
import { Mark } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { Account } from './account.tsx'
import { AllCategories } from './all-categories.tsx'
import styles from './header.module.css'

/** The mark, who is logged in, and the way to every category. */
export function Header() {
  const categories = useUnit($categories)
  return (
    <header className={styles.header}>
      <div className={styles.top}>
        <Mark href={hrefs.home()} />
        <Account />
      </div>
      <div className={styles.bar}>
        <AllCategories />
        <nav className={styles.departments} aria-label="주요 카테고리">
          {categories.map(({ cate_id, name }) => (
            <a key={cate_id} href={hrefs.list(cate_id)}>
              {name}
            </a>
          ))}
        </nav>
      </div>
    </header>
  )
}
