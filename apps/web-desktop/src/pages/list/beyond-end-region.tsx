import { formatCount } from '@jeoul/format'
import { $cateId, $pages, $query } from '@jeoul/list'
import { $inside } from '@jeoul/router'
import { ButtonLink, EmptyState } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { listHref } from './list-href.ts'
import styles from './nothing-found.module.css'

/** The address names a page after the last one. */
export default function BeyondEnd() {
  const inside = useUnit($inside)
  const [query, pages, cateId] = useUnit([$query, $pages, $cateId])
  const last = pages?.count ?? 1
  const hrefOfPage = (page: number) => inside(listHref(cateId, { ...query, page }))
  return (
    <EmptyState
      title={`${formatCount(query.page)}페이지에는 상품이 없어요`}
      why={`이 목록은 ${formatCount(last)}페이지까지 있어요.`}
    >
      <p className={styles.ways}>
        <ButtonLink href={hrefOfPage(1)}>첫 페이지</ButtonLink>
        {last > 1 && <ButtonLink href={hrefOfPage(last)}>마지막 페이지</ButtonLink>}
      </p>
    </EmptyState>
  )
}
