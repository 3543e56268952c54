import type { ReactNode } from 'react'
import styles from './panel.module.css'

type PanelProps = {
  readonly title: string
  /** The target of links to this panel. */
  readonly id?: string
  readonly children: ReactNode
}

/** A titled box beside the sheet. */
export function Panel({ title, id, children }: PanelProps) {
  return (
    <section id={id} className={styles.panel} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
