import { $compare, minCompared } from '@jeoul/compare'
import { Comparison } from '@jeoul/feature-compare'
import { useUnit } from 'effector-react'
import { SeenItems } from '../../shared/seen-items.tsx'

export { page } from '@jeoul/feature-compare/page'

/**
 * Compares products side by side. The whole comparison is in the address. The page's header has its title.
 */
export default function ComparePage() {
  const { itemIds } = useUnit($compare)
  return (
    <>
      <h1 className="sr-only">상품 비교</h1>
      <Comparison />
      {itemIds.length < minCompared && <SeenItems />}
    </>
  )
}
