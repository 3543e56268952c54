import { MinishopExit, MinishopFailed } from '@jeoul/feature-shop'
import { $isShopFailed, $isUnknownShop } from '@jeoul/page'
import { categoriesRequested } from '@jeoul/shop/category'
import { notFoundOpened } from '@jeoul/ssr'
import { EmptyState } from '@jeoul/ui'
import { sample } from 'effector'
import { useUnit } from 'effector-react'
import { AllCategories } from '../../shared/all-categories.tsx'

export { notFoundPage as page } from '@jeoul/ssr'

// For the server, which draws all categories.
sample({ clock: notFoundOpened, target: categoriesRequested })

/** Shown for an unknown page or minishop, which suggests the categories, and for a minishop that failed. */
export default function NotFoundPage() {
  const [isUnknownShop, isShopFailed] = useUnit([$isUnknownShop, $isShopFailed])
  if (isShopFailed) return <MinishopFailed />
  return (
    <>
      <EmptyState
        heading="h1"
        title={`찾으시는 ${isUnknownShop ? '미니샵이' : '페이지가'} 없어요`}
        why="주소가 바뀌었거나 잘못됐을 수 있어요. 아래 카테고리에서 골라 보세요."
      >
        {isUnknownShop && <MinishopExit />}
      </EmptyState>
      <AllCategories />
    </>
  )
}
