import { EmptyState } from '@jeoul/ui'
import { AllCategories } from '../../shared/all-categories.tsx'

/** There is no such page; the ways on are the categories. */
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
