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
  return (
    <Pagination
      block={pageBlock(current, count)}
      current={current}
      hrefOf={page => listHref({ ...query, page, size: loadStep })}
    />
  )
}
