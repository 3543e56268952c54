import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { cx } from './cx.ts'

type BadgeProps = {
  /** Red is for lowest prices and price drops, green for free delivery and success, amber for caution. */
  readonly tone?: 'plain' | 'brand' | 'red' | 'green' | 'amber'
  readonly children: ReactNode
}

/** A short label on a product, such as 광고 or 핫딜. Its meaning is in the text; the colour only supports it. */
export function Badge({ tone = 'plain', children }: BadgeProps) {
  return <span className={cx(styles.badge, styles[tone])}>{children}</span>
}
