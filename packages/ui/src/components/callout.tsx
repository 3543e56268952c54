import type { ReactNode } from 'react'
import styles from './callout.module.css'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'

type CalloutProps = {
  /** An outline from `glyph`. */
  readonly icon: string
  readonly title: string
  /** One sentence below the title: why the shopper sees this. */
  readonly why: string
  /** Whether it floats over the page. */
  readonly isAfloat?: boolean
  /** The actions. */
  readonly children: ReactNode
}

/**
 * An offer of the site itself, such as merging wishes after a login, set apart from the page's content: what it is,
 * why, and what the shopper can do.
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
