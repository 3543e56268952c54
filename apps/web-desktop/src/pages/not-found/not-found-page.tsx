import { hrefs, listRoute } from '@jeoul/routing'
import { ButtonLink, EmptyState } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { Departments } from '../../parts/departments.tsx'
import styles from './not-found-page.module.css'

/** There is no such page, or no such category; the ways on are the same. */
export default function NotFoundPage() {
  const isCategory = useUnit(listRoute.$isOpened)
  return (
    <div className={styles.page}>
      <EmptyState
        heading="h1"
        title={isCategory ? '찾으시는 카테고리가 없어요' : '찾으시는 페이지가 없어요'}
        why={
          isCategory
            ? '카테고리가 바뀌었거나 주소가 잘못됐을 수 있어요. 아래 카테고리에서 골라 보세요.'
            : '주소가 바뀌었거나 잘못됐을 수 있어요. 아래 카테고리에서 골라 보세요.'
        }
      >
        <ButtonLink tone="solid" href={hrefs.home()}>
          전체 카테고리 보기
        </ButtonLink>
      </EmptyState>
      <Departments />
    </div>
  )
}
