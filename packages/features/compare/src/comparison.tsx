import { $change, $columns, $columnsForDefaultTerms, $compare, fewestCompared } from '@jeoul/compare'
import { TermsBar } from '@jeoul/feature-personal-price'
import { useClientValueWith } from '@jeoul/ssr'
import { useUnit } from 'effector-react'
import { CompareNotes } from './compare-notes.tsx'
import { CompareTable } from './compare-table.tsx'
import { CompareTools } from './compare-tools.tsx'
import styles from './comparison.module.css'
import { TooFew } from './too-few.tsx'

/**
 * Compares products side by side. `isLayer` when it covers another page, whose address is not the
 * comparison's.
 */
export function Comparison({ isLayer = false }: { readonly isLayer?: boolean }) {
  const columns = useClientValueWith($columns, $columnsForDefaultTerms)
  const [{ itemIds }, change] = useUnit([$compare, $change])
  return (
    <div className={styles.comparison}>
      <p className="sr-only" role="status">
        {change}
      </p>
      {itemIds.length < fewestCompared ? (
        <TooFew isLayer={isLayer} />
      ) : (
        <>
          <TermsBar />
          <CompareTools isLayer={isLayer} />
          <CompareNotes />
          <CompareTable columns={columns} />
        </>
      )}
    </div>
  )
}
