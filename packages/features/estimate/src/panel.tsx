import { cx } from '@jeoul/ui'
import type { ReactNode } from 'react'
import styles from './panel.module.css'

type PanelProps = {
  readonly title: string
  /** The target of links to this panel. */
  readonly id?: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A titled box beside the sheet. */
export function Panel({ title, id, className, children }: PanelProps) {
  return (
    <section id={id} className={cx(styles.panel, className)} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
