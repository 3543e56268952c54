import { $cateId, $query, mobileList, writeListQuery } from '@jeoul/listing'
import { hrefs } from '@jeoul/routing'
import { ButtonLink, EmptyState } from '@jeoul/ui'
import { useUnit } from 'effector-react'

/** The address begins after the last product. */
export default function BeyondEnd() {
  const [query, cateId] = useUnit([$query, $cateId])
  const first = writeListQuery({ ...query, page: 1, size: mobileList.defaults.size }, mobileList)
  return (
    <EmptyState title="여기부터는 상품이 없어요" why="목록이 그사이 짧아졌을 수 있어요.">
      <ButtonLink href={hrefs.list(cateId, first)}>처음부터 보기</ButtonLink>
    </EmptyState>
  )
}
