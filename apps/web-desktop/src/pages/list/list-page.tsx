import { idle } from '@jeoul/ssr'
import { Button } from '@jeoul/ui'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { FilterPanel } from './filter-panel.tsx'
import { ListForm } from './list-form.tsx'
import styles from './list-page.module.css'
import { ListResults } from './list-results.tsx'
import { ListToolbar } from './list-toolbar.tsx'

export { page } from '@jeoul/feature-list/page'

const ListHeading = idle(() => import('./list-heading.tsx'))
const NothingFound = idle(() => import('@jeoul/feature-list/nothing-found'))
const ListPages = idle(() => import('./list-pages.tsx'))
const ListAside = idle(() => import('./list-aside.tsx'))

/** The list of a category. */
export default function ListPage() {
  return (
    <>
      <ListHeading />
      <ListBody
        className={styles.columns}
        NothingFound={NothingFound}
        aside={
          <aside className={styles.aside}>
            <ListAside />
          </aside>
        }
      />
    </>
  )
}

type ListBodyProps = {
  readonly className: string | undefined
  /** Explains why there are no products at all. */
  readonly NothingFound: ComponentType
  /** Sent along with the choices. First, since a form can be sent before all of it has arrived. */
  readonly hiddenFields?: ReactNode
  /** Shown beside the products. */
  readonly aside?: ReactNode
}

/**
 * The filters and products of a list, for categories and for search results. Each region hydrates on its own.
 * In the same module as the page, so that a first visit to a list loads a single chunk.
 */
export function ListBody({ className, NothingFound, hiddenFields, aside }: ListBodyProps) {
  return (
    <ListForm className={className}>
      {hiddenFields}
      {/* Beside the products, or, if there is no room, a popover that the toolbar opens. */}
      <div id="filters" popover="auto" className={styles.filters}>
        <Suspense>
          <FilterPanel />
        </Suspense>
        <Button tone="solid" className={styles.close} popoverTarget="filters" popoverTargetAction="hide">
          상품 보기
        </Button>
      </div>
      <section id="products" className={styles.list} aria-label="상품 목록" tabIndex={-1}>
        <Suspense>
          <ListToolbar />
        </Suspense>
        <Suspense>
          <ListResults NothingFound={NothingFound} />
        </Suspense>
        <ListPages />
      </section>
      {aside}
    </ListForm>
  )
}
