import { createLateRegion } from '@jeoul/runtime'
import { Suspense } from 'react'
import { FilterPanel } from './filter-panel.tsx'
import { ListForm } from './list-form.tsx'
import styles from './list-page.module.css'
import { ListResults } from './list-results.tsx'
import { ListToolbar } from './list-toolbar.tsx'

const ListHeading = createLateRegion(() => import('./list-heading-region.tsx'))
const ListPages = createLateRegion(() => import('./list-pages-region.tsx'))
const ListAside = createLateRegion(() => import('./list-aside-region.tsx'))

/** The list of a category. Each region hydrates apart. */
export default function ListPage() {
  return (
    <>
      <ListHeading />
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
          <ListPages />
        </section>
        <aside className={styles.aside}>
          <ListAside />
        </aside>
      </ListForm>
    </>
  )
}
