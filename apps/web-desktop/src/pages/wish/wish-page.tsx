import { EmptyState } from '@jeoul/ui'
import { Departments } from '../../shared/departments.tsx'
import { SeenItems } from '../../shared/seen-items.tsx'

/** Stands in for wish lists until they exist: shows the products seen last. */
export default function WishPage() {
  return (
    <>
      <EmptyState
        heading="h1"
        title="찜 목록은 아직 준비하고 있어요"
        why="지금은 최근 본 상품을 이 기기에서 다시 볼 수 있어요. 아래 카테고리에서 상품을 둘러보세요."
      />
      <SeenItems />
      <Departments />
    </>
  )
}
