import { EmptyState } from '@jeoul/ui'

/** Stands in for estimates until they exist: parts can be compared one by one. */
export function ComingEstimate() {
  return (
    <EmptyState
      heading="h1"
      title="PC 견적은 아직 준비하고 있어요"
      why="지금은 부품마다 몰별 가격을 비교할 수 있어요. 아래 카테고리에서 부품을 골라 보세요."
    />
  )
}
