import { $compare, minCompared } from '@jeoul/compare'
import { Comparison } from '@jeoul/feature-compare'
import { useUnit } from 'effector-react'
import { SeenItems } from '../../shared/seen-items.tsx'
import styles from './compare-page.module.css'

export { page } from '@jeoul/feature-compare/page'

/** Compares products side by side. The whole comparison is in the address. */
export default function ComparePage() {
  const { itemIds } = useUnit($compare)
  return (
    <>
      <h1 className={styles.title}>상품 비교</h1>
      <Comparison />
      {itemIds.length < minCompared && <SeenItems />}
    </>
  )
}
