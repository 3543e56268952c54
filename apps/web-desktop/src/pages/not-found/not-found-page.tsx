import { MinishopExit, MinishopFailed } from '@jeoul/feature-shop'
import { $isShopFailed, $isUnknownShop } from '@jeoul/page'
import { $inside, $openPage, hrefs } from '@jeoul/router'
import { ButtonLink, EmptyState } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { Departments } from '../../shared/departments.tsx'
import styles from './not-found-page.module.css'

export { notFoundPage as page } from '@jeoul/ssr'

/** Shown for an unknown page or category, which suggests where to go next, and for a minishop that failed. */
export default function NotFoundPage() {
  const inside = useUnit($inside)
  const page = useUnit($openPage)
  const [isUnknownShop, isShopFailed] = useUnit([$isUnknownShop, $isShopFailed])
  if (isShopFailed) return <MinishopFailed />
  const what = isUnknownShop
    ? '미니샵이'
    : page === 'list'
      ? '카테고리가'
      : page === 'item'
        ? '상품이'
        : '페이지가'
  return (
    <div className={styles.page}>
      <EmptyState
        heading="h1"
        title={`찾으시는 ${what} 없어요`}
        why="바뀌었거나 사라졌거나, 주소가 잘못됐을 수 있어요. 아래 카테고리에서 골라 보세요."
      >
        {isUnknownShop && <MinishopExit />}
        <ButtonLink tone="solid" href={inside(hrefs.home())}>
          전체 카테고리 보기
        </ButtonLink>
      </EmptyState>
      <Departments />
    </div>
  )
}
