import { $estimate, $sheet, isUnknown } from '@jeoul/estimate'
import { Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useRef } from 'react'
import { ReadyStarts } from '../starts/ready-starts.tsx'
import styles from './sheet.module.css'
import { SheetGroupView } from './sheet-group.tsx'
import { SheetNotes } from './sheet-notes.tsx'
import { SheetTools } from './sheet-tools.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

/** Lists all parts of the estimate by type and kind. */
export function EstimateSheet() {
  const [groups, { lines }] = useUnit([$sheet, $estimate])
  const sheet = useRef<HTMLElement>(null)
  useKeptFocus(sheet)
  return (
    <section ref={sheet} aria-label="견적서" className={styles.sheet}>
      <noscript>
        <p>견적을 바꾸려면 브라우저 설정에서 자바스크립트를 켜 주세요.</p>
      </noscript>
      <SheetTools />
      <SheetNotes />
      {lines.length === 0 && <ReadyStarts />}
      {isUnknown(groups) ? (
        <Skeleton className={styles.waitingSheet} />
      ) : (
        groups.map(group => <SheetGroupView key={group.type} group={group} />)
      )}
    </section>
  )
}
