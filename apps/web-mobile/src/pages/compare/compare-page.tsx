import { $compare, fewestCompared } from '@jeoul/compare'
import { CompareBoard } from '@jeoul/feature-compare'
import { useUnit } from 'effector-react'
import { SeenItems } from '../../shared/seen-items.tsx'

/** Products side by side, by an address that says all of it. The header says what it is. */
export default function ComparePage() {
  const { itemIds } = useUnit($compare)
  return (
    <>
      <h1 className="sr-only">상품 비교</h1>
      <CompareBoard />
      {itemIds.length < fewestCompared && <SeenItems />}
    </>
  )
}
