import { $change, $columns, $compare, maxCompared, minCompared } from '@jeoul/compare'
import { TermsBar } from '@jeoul/feature-personal-price'
import { formatCount } from '@jeoul/format'
import { $paymentTerms } from '@jeoul/personal-price'
import { LateNote } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { CompareNotes } from './compare-notes.tsx'
import { CompareTable } from './compare-table.tsx'
import { CompareTools } from './compare-tools.tsx'
import styles from './comparison.module.css'
import { $leftOut } from './page-model.ts'
import { TooFew } from './too-few.tsx'

/**
 * Compares products side by side. `isLayer` when it covers another page, whose address is not the
 * comparison's.
 */
export function Comparison({ isLayer = false }: { readonly isLayer?: boolean }) {
  const [columns, terms] = useUnit([$columns, $paymentTerms])
  const [{ itemIds }, change, leftOut] = useUnit([$compare, $change, $leftOut])
  return (
    <div className={styles.comparison}>
      <p className="sr-only" role="status">
        {change}
      </p>
      {itemIds.length < minCompared ? (
        <TooFew isLayer={isLayer} />
      ) : (
        <>
          <TermsBar terms={terms} />
          <CompareTools isLayer={isLayer} />
          {!isLayer && leftOut > 0 && (
            <p className={styles.note}>
              {`상품은 ${maxCompared}개까지 비교할 수 있어요. 주소에 있는 나머지 ${formatCount(leftOut)}개는 뺐어요.`}
            </p>
          )}
          <div>
            {columns.some(({ status }) => status === 'loading') && <LateNote />}
            <CompareTable columns={columns} />
          </div>
          <CompareNotes />
        </>
      )}
    </div>
  )
}
