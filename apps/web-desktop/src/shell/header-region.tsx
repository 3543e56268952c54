import { $categories } from '@jeoul/category'
import { hrefs } from '@jeoul/routing'
import { useUnit } from 'effector-react'
import { Account } from './account.tsx'
import { AllCategories } from './all-categories.tsx'
import styles from './header.module.css'
import { HeaderBanner } from './header-banner.tsx'
import { HeaderLogo } from './header-logo.tsx'
import { SearchBox } from './search-box.tsx'

/** Whose site it is, the search, who is logged in, and the way to every category. */
export default function Header() {
  const categories = useUnit($categories)
  return (
    <header className={styles.header}>
      <div className={styles.top}>
        <HeaderLogo />
        <SearchBox />
        <HeaderBanner />
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
