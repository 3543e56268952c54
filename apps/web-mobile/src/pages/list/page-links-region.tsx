import { $cateId, $list, $query } from '@jeoul/list'
import { loadStep, pageBlock, pageCount } from '@jeoul/paging'
import { $inside } from '@jeoul/router'
import { Pagination } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { listHref } from './list-href.ts'

/** Where there are no scripts, the loads are pages. */
export default function PageLinks() {
  const inside = useUnit($inside)
  const [list, query, cateId] = useUnit([$list, $query, $cateId])
  const count = pageCount(list?.total ?? 0, loadStep)
  if (!list || count === 1) return null
  const current = Math.ceil(list.offset / loadStep)
  const { pages, previous, next } = pageBlock(current, count)
  const hrefOf = (page: number) => inside(listHref(cateId, { ...query, page, size: loadStep }))
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
