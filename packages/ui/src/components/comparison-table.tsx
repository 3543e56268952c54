import type { ReactNode } from 'react'
import styles from './comparison-table.module.css'

type ComparisonTableProps = {
  /** The accessible name of the scrolling container. */
  readonly label: string
  /** The table's caption, for screen readers. */
  readonly caption: string
  /** The sections of the table. The first cell of a row is its heading, and stays in view. */
  readonly children: ReactNode
}

/** Makes the table focusable, so that the keyboard can scroll it when it is wider than its container. */
const scrolledByKeys = { tabIndex: 0 }

/** Compares things side by side, one per column. The first column, and the last row of the head, stay in view. */
export function ComparisonTable({ label, caption, children }: ComparisonTableProps) {
  return (
    <section className={styles.scroller} aria-label={label} {...scrolledByKeys}>
      <table className={styles.table}>
        <caption translate="no" className="sr-only">
          {caption}
        </caption>
        {children}
      </table>
    </section>
  )
}
