import { $listHref } from '@jeoul/feature-list/list-href'
import { formatCount } from '@jeoul/format'
import { $pages, $query } from '@jeoul/list'
import { ButtonLink, EmptyState } from '@jeoul/ui'
import { useUnit } from 'effector-react'

/** Shown when the address names a page after the last one. */
export default function BeyondEnd() {
  const [query, pages, listHref] = useUnit([$query, $pages, $listHref])
  const last = pages?.count ?? 1
  const hrefOfPage = (page: number) => listHref({ ...query, page })
  return (
    <EmptyState
      title={`${formatCount(query.page)}페이지에는 상품이 없어요`}
      why={`이 목록은 ${formatCount(last)}페이지까지 있어요.`}
    >
      <ButtonLink href={hrefOfPage(1)}>첫 페이지</ButtonLink>
      {last > 1 && <ButtonLink href={hrefOfPage(last)}>마지막 페이지</ButtonLink>}
    </EmptyState>
  )
}
