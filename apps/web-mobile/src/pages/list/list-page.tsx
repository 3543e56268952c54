import { Suspense } from 'react'
import { FilterLayer } from './filter-layer.tsx'
import { ListBar } from './list-bar.tsx'
import { ListHeading } from './list-heading.tsx'
import styles from './list-page.module.css'
import { ListResults } from './list-results.tsx'
import { listId } from './list-scroll.ts'

/** The list of a category. Each region hydrates apart. */
export default function ListPage() {
  return (
    <>
      <Suspense>
        <ListHeading />
      </Suspense>
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
