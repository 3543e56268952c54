import { Suspense } from 'react'
import { FilterPanel } from './filter-panel.tsx'
import { ListAside } from './list-aside.tsx'
import { ListForm } from './list-form.tsx'
import { ListHeading } from './list-heading.tsx'
import styles from './list-page.module.css'
import { ListPages } from './list-pages.tsx'
import { ListResults } from './list-results.tsx'
import { ListToolbar } from './list-toolbar.tsx'

/** The list of a category. Each region hydrates apart. */
export default function ListPage() {
  return (
    <>
      <Suspense>
        <ListHeading />
      </Suspense>
      <ListForm className={styles.columns}>
        <div className={styles.panel}>
          <Suspense>
            <FilterPanel />
          </Suspense>
        </div>
        <section id="products" className={styles.list} aria-label="상품 목록">
          <Suspense>
            <ListToolbar />
          </Suspense>
          <Suspense>
            <ListResults />
          </Suspense>
          <Suspense>
            <ListPages />
          </Suspense>
        </section>
        <aside className={styles.aside}>
          <Suspense>
            <ListAside />
          </Suspense>
        </aside>
      </ListForm>
    </>
  )
}
