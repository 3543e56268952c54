import { EmptyState } from '@jeoul/ui'
import { AllCategories } from '../../shared/all-categories.tsx'

/** Shown for an unknown page; suggests the categories. */
export default function NotFoundPage() {
  return (
    <>
      <EmptyState
        heading="h1"
        title="찾으시는 페이지가 없어요"
        why="주소가 바뀌었거나 잘못됐을 수 있어요. 아래 카테고리에서 골라 보세요."
      />
      <AllCategories />
    </>
  )
}
