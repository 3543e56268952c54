import type { ReactNode } from 'react'
import styles from './comparison-table.module.css'

type ComparisonTableProps = {
  /** What the place that scrolls is called. */
  readonly label: string
  /** What is compared, for screen readers. */
  readonly caption: string
  /** The parts of the table. The first cell of a row says what the row is about, and stays in view. */
  readonly children: ReactNode
}

/** Makes the table focusable, so that the keyboard can scroll it when it is wider than its container. */
const scrolledByKeys = { tabIndex: 0 }

/** A table of things side by side, one a column. Its first column, and the last row of its head, stay in view. */
export function ComparisonTable({ label, caption, children }: ComparisonTableProps) {
  return (
    <section className={styles.scroller} aria-label={label} {...scrolledByKeys}>
      <table className={styles.table}>
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </section>
  )
}
