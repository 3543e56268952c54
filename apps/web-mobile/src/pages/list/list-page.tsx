import { createLateRegion } from '@jeoul/runtime'
import { Suspense } from 'react'
import { FilterLayer } from './filter-layer.tsx'
import { ListBar } from './list-bar.tsx'
import styles from './list-page.module.css'
import { ListResults } from './list-results.tsx'
import { listId } from './list-scroll.ts'

const ListHeading = createLateRegion(() => import('./list-heading-region.tsx'))

/** The list of a category. Each region hydrates apart. */
export default function ListPage() {
  return (
    <>
      <ListHeading />
      <section id={listId} className={styles.list} aria-label="상품 목록">
        <Suspense>
          <ListBar />
        </Suspense>
        <Suspense>
          <ListResults />
        </Suspense>
      </section>
      <FilterLayer />
    </>
  )
}
