import { $cateId, $pages, $query, writeListQuery } from '@jeoul/listing'
import { hrefs } from '@jeoul/routing'
import { ButtonLink, EmptyState, formatCount } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './nothing-found.module.css'

/** The address names a page after the last one. */
export default function BeyondEnd() {
  const [query, pages, cateId] = useUnit([$query, $pages, $cateId])
  const last = pages?.count ?? 1
  const hrefOf = (page: number) => hrefs.list(cateId, writeListQuery({ ...query, page }))
  return (
    <EmptyState
      title={`${formatCount(query.page)}페이지에는 상품이 없어요`}
      why={`이 목록은 ${formatCount(last)}페이지까지 있어요.`}
    >
      <p className={styles.ways}>
        <ButtonLink href={hrefOf(1)}>첫 페이지</ButtonLink>
        {last > 1 && <ButtonLink href={hrefOf(last)}>마지막 페이지</ButtonLink>}
      </p>
    </EmptyState>
  )
}
