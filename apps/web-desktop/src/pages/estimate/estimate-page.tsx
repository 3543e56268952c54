import { EmptyState } from '@jeoul/ui'
import { Departments } from '../../shared/departments.tsx'
import { SeenItems } from '../../shared/seen-items.tsx'

/** What a shopper can do until estimates are there: compare the parts one by one. */
export default function EstimatePage() {
  return (
    <>
      <EmptyState
        heading="h1"
        title="PC 견적은 아직 준비하고 있어요"
        why="지금은 부품마다 몰별 가격을 비교할 수 있어요. 아래 카테고리에서 부품을 골라 보세요."
      />
      <SeenItems />
      <Departments />
    </>
  )
}
