import { listRoute } from '@jeoul/feature-list/page'
import { OwnOrderNote } from '@jeoul/feature-personal-price/own-order-note'
import { $listName } from '@jeoul/list'
import { idle } from '@jeoul/ssr'
import { sample } from 'effector'
import { type ComponentType, Suspense } from 'react'
import { titleShown } from '../../shell/title-model.ts'
import { BelowList } from './below-list.tsx'
import { filterLayer } from './filter-layer.ts'
import { ListBar } from './list-bar.tsx'
import styles from './list-page.module.css'
import { ListResults } from './list-results.tsx'
import { listId } from './list-scroll.ts'

export { page } from '@jeoul/feature-list/page'

const ListHeading = idle(() => import('./list-heading.tsx'))
const NothingFound = idle(() => import('@jeoul/feature-list/nothing-found'))

sample({
  clock: [$listName, listRoute.visited],
  source: $listName,
  filter: listRoute.$isOpened,
  target: titleShown,
})

/** The list of a category. */
export default function ListPage() {
  return (
    <>
      <ListHeading />
      <ListBody NothingFound={NothingFound} />
      <BelowList />
    </>
  )
}

type ListBodyProps = {
  /** Explains why there are no products at all. */
  readonly NothingFound: ComponentType
}

/**
 * The filters and products of a list, for categories and for search results. Each region hydrates on its own.
 * In the same module as the page, so that a first visit to a list loads a single chunk.
 */
export function ListBody({ NothingFound }: ListBodyProps) {
  return (
    <>
      <section id={listId} className={styles.list} aria-label="상품 목록">
        <Suspense>
          <ListBar />
        </Suspense>
        <OwnOrderNote className={styles.order} />
        <Suspense>
          <ListResults NothingFound={NothingFound} />
        </Suspense>
      </section>
      <filterLayer.Slot />
    </>
  )
}
