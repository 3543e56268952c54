import { $listHref } from '@jeoul/feature-list/list-href'
import { $list, $query } from '@jeoul/list'
import { loadStep, pageBlock, pageCount } from '@jeoul/paging'
import { Pagination } from '@jeoul/ui'
import { useUnit } from 'effector-react'

/** Links to the next and previous products, for browsers without scripts. */
export default function PageLinks() {
  const [list, query, listHref] = useUnit([$list, $query, $listHref])
  const count = pageCount(list?.total ?? 0, loadStep)
  if (!list || count === 1) return null
  const current = Math.ceil(list.offset / loadStep)
  const { pages, previous, next } = pageBlock(current, count)
  const hrefOf = (page: number) => listHref({ ...query, page, size: loadStep })
  return (
    <Pagination
      pages={pages}
      current={current}
      hrefOf={hrefOf}
      prevHref={previous === null ? undefined : hrefOf(previous)}
      nextHref={next === null ? undefined : hrefOf(next)}
    />
  )
}
