import { $estimate, $sheet } from '@jeoul/estimate'
import { glyph, Icon } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { pickerOpened } from '../picker/picked-kind.ts'
import { ReadyStarts } from '../starts/ready-starts.tsx'
import styles from './sheet.module.css'
import { SheetNotes } from './sheet-notes.tsx'
import { SheetRowView } from './sheet-row.tsx'
import { SheetTools } from './sheet-tools.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

/** Lists all parts of the estimate by type and kind. */
export function EstimateSheet() {
  const [groups, { lines }, open] = useUnit([$sheet, $estimate, pickerOpened])
  useKeptFocus()
  return (
    <section aria-label="견적서" className={styles.sheet}>
      <SheetTools />
      <SheetNotes />
      {lines.length === 0 && <ReadyStarts />}
      {groups.map(({ type, label, rows }) => {
        const folded = rows.filter(row => row.isExtra && row.lines.length === 0)
        return (
          <section key={type} aria-label={label}>
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
      })}
    </section>
  )
}
