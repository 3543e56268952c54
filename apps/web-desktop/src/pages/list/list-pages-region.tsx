import { $listHref } from '@jeoul/feature-list/list-href'
import { $pages, $query } from '@jeoul/list'
import { Pagination } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './list-page.module.css'

/** Links to the other pages of the list. */
export default function ListPages() {
  const [pages, query, listHref] = useUnit([$pages, $query, $listHref])
  if (!pages) return null
  const { previous, next, count, current } = pages
  const hrefOf = (page: number) => listHref({ ...query, page })
  return (
    <div className={styles.pages} data-scrolls-to="products">
      <Pagination
        pages={pages.pages}
        current={current}
        hrefOf={hrefOf}
        firstHref={previous === null ? undefined : hrefOf(1)}
        prevHref={previous === null ? undefined : hrefOf(previous)}
        nextHref={next === null ? undefined : hrefOf(next)}
        lastHref={next === null ? undefined : hrefOf(count)}
      />
    </div>
  )
}
