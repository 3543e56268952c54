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
  /** What can be done about it. */
  readonly children: ReactNode
}

/** Sets apart from the page's content what the site itself offers: what it is, why, and what can be done. */
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
