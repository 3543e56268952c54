import { Won } from '@jeoul/ui'
import { Fragment } from 'react'
import styles from './price-parts.module.css'

type PricePartsProps = {
  readonly lines: ReadonlyArray<{
    readonly label: string
    /** In won, negative for deductions; null if unknown. */
    readonly amount: number | null
  }>
  readonly total: number
  /** The label of the sum. */
  readonly totalLabel: string
  /** Remarks on the sum. */
  readonly notes?: readonly string[]
}

/** Breaks a price down into its parts and their sum. */
export function PriceParts({ lines, total, totalLabel, notes = [] }: PricePartsProps) {
  return (
    <div className={styles.parts}>
      <dl className={styles.lines}>
        {lines.map(({ label, amount }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd className={amount === null ? styles.open : undefined}>
              {amount === null ? '확인 필요' : <Won amount={amount} />}
            </dd>
          </Fragment>
        ))}
        <dt className={styles.total}>{totalLabel}</dt>
        <dd className={styles.total}>
          <Won amount={total} />
        </dd>
      </dl>
      {notes.map(note => (
        <p key={note} translate="no" className={styles.note}>
          {note}
        </p>
      ))}
    </div>
  )
}
