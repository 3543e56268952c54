import { $listHref } from '@jeoul/feature-list/list-href'
import { $query, mobileList } from '@jeoul/list'
import { ButtonLink, EmptyState } from '@jeoul/ui'
import { useUnit } from 'effector-react'

/** Shown when the address starts after the last product. */
export default function BeyondEnd() {
  const [query, listHref] = useUnit([$query, $listHref])
  const first = listHref({ ...query, page: 1, size: mobileList.defaults.size })
  return (
    <EmptyState title="여기부터는 상품이 없어요" why="목록이 그사이 짧아졌을 수 있어요.">
      <ButtonLink href={first}>처음부터 보기</ButtonLink>
    </EmptyState>
  )
}
