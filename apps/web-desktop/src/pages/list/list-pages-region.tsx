import { $cateId, $pages, $query } from '@jeoul/list'
import { $inside } from '@jeoul/router'
import { Pagination } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { listHref } from './list-href.ts'
import styles from './list-pages.module.css'

/** Links to the other pages of the list. */
export default function ListPages() {
  const inside = useUnit($inside)
  const [pages, query, cateId] = useUnit([$pages, $query, $cateId])
  if (!pages) return null
  const { previous, next, count, current } = pages
  const hrefOf = (page: number) => inside(listHref(cateId, { ...query, page }))
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
