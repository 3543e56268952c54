import { createDeferredRegion } from '@jeoul/ssr'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { FilterPanel } from './filter-panel.tsx'
import { ListForm } from './list-form.tsx'
import styles from './list-page.module.css'
import { ListResults } from './list-results.tsx'
import { ListToolbar } from './list-toolbar.tsx'

const ListHeading = createDeferredRegion(() => import('./list-heading-region.tsx'))
const NothingFound = createDeferredRegion(() => import('@jeoul/feature-list/nothing-found-region'))
const ListPages = createDeferredRegion(() => import('./list-pages-region.tsx'))
const ListAside = createDeferredRegion(() => import('./list-aside-region.tsx'))

/** The list of a category. */
export default function ListPage() {
  return (
    <>
      <ListHeading />
      <ListBody className={styles.columns} NothingFound={NothingFound}>
        <aside className={styles.aside}>
          <ListAside />
        </aside>
      </ListBody>
    </>
  )
}

type ListBodyProps = {
  readonly className: string | undefined
  /** Says why there are no products at all. */
  readonly NothingFound: ComponentType
  /** What stands beside the products, or is sent along with the choices. */
  readonly children: ReactNode
}

/**
 * What a list can be narrowed by, and its products; the results of a search have the same. Each region hydrates apart.
 * It stands here, so that a first visit to the list loads one piece.
 */
export function ListBody({ className, NothingFound, children }: ListBodyProps) {
  return (
    <ListForm className={className}>
      <div>
        <Suspense>
          <FilterPanel />
        </Suspense>
      </div>
      <section id="products" className={styles.list} aria-label="상품 목록">
        <Suspense>
          <ListToolbar />
        </Suspense>
        <Suspense>
          <ListResults NothingFound={NothingFound} />
        </Suspense>
        <ListPages />
      </section>
      {children}
    </ListForm>
  )
}
