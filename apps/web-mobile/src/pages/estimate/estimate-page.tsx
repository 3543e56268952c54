import { EmptyState } from '@jeoul/ui'
import { AllCategories } from '../../shared/all-categories.tsx'
import { SeenItems } from '../../shared/seen-items.tsx'

/**
 * Stands in for estimates until they exist: links to the categories of PC parts, to be compared one by one.
 */
export default function EstimatePage() {
  return (
    <>
      <EmptyState
        heading="h1"
        title="PC 견적은 아직 준비하고 있어요"
        why="지금은 부품마다 몰별 가격을 비교할 수 있어요. 아래 카테고리에서 부품을 골라 보세요."
      />
      <SeenItems />
      <AllCategories />
    </>
  )
}
