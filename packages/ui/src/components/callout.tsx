import type { ReactNode } from 'react'
import styles from './callout.module.css'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'

type CalloutProps = {
  /** An outline from `glyph`. */
  readonly icon: string
  readonly title: string
  readonly why: string
  /** Whether it lies over the page. */
  readonly isAfloat?: boolean
  /** The actions. */
  readonly children: ReactNode
}

/**
 * Sets something that the site itself offers apart from the page's content: what it is, why, and what to do about it.
 */
export function Callout({ icon, title, why, isAfloat = false, children }: CalloutProps) {
  return (
    <section className={cx(styles.callout, isAfloat && styles.afloat)} aria-label={title}>
      <Icon of={icon} />
      <p className={styles.words}>
        <b>{title}</b> {why}
      </p>
      <p className={styles.acts}>{children}</p>
    </section>
  )
}
