import type { SheetRow } from '@jeoul/estimate'
import { Button, glyph, Icon, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { pickerOpened } from '../picker/picked-kind.ts'
import styles from './sheet.module.css'
import { SheetLineView } from './sheet-line.tsx'

/** One kind's row: the parts in it, or a button to add one. */
export function SheetRowView({ row: { kind, label, lines, canAdd, pending } }: { readonly row: SheetRow }) {
  const open = useUnit(pickerOpened)
  const add = () => open({ kind, instead: null })
  return (
    <li className={styles.row} data-kind={kind}>
      <h3>{label}</h3>
      <div className={styles.lines}>
        {lines.map(line => (
          <SheetLineView key={line.part.part_id} line={line} />
        ))}
        {pending === 'loading' && <Skeleton className={styles.waitingLine} />}
        {pending === 'failed' && <p className={styles.unknown}>아직 알 수 없어요</p>}
        {canAdd && (
          <Button className={lines.length > 0 ? styles.another : styles.pick} onClick={add}>
            <Icon of={glyph.plus} />
            {lines.length > 0 ? `${label} 더 담기` : `${label} 고르기`}
          </Button>
        )}
      </div>
    </li>
  )
}
