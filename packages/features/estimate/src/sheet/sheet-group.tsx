import type { SheetGroup } from '@jeoul/estimate'
import { glyph, Icon } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { pickerOpened } from '../picker/picked-kind.ts'
import styles from './sheet.module.css'
import { SheetRowView } from './sheet-row.tsx'

/** One type's parts: a row for each kind, and buttons for the kinds that few estimates have. */
export function SheetGroupView({ group: { label, rows } }: { readonly group: SheetGroup }) {
  const open = useUnit(pickerOpened)
  const folded = rows.filter(row => row.isExtra && row.lines.length === 0)
  return (
    <section aria-label={label}>
      <h2 className={styles.type}>{label}</h2>
      <ul>
        {rows
          .filter(row => !folded.includes(row))
          .map(row => (
            <SheetRowView key={row.kind} row={row} />
          ))}
      </ul>
      {folded.some(({ canAdd }) => canAdd) && (
        <p className={styles.extras}>
          {folded.map(({ kind, label: name }) => (
            <button key={kind} type="button" onClick={() => open({ kind, instead: null })}>
              <Icon of={glyph.plus} />
              {name}
            </button>
          ))}
        </p>
      )}
    </section>
  )
}
