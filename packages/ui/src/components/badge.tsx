import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { cx } from './cx.ts'

type BadgeProps = {
  /** Red is for lowest prices and price drops, green for free delivery and success, amber for caution. */
  readonly tone?: 'plain' | 'brand' | 'red' | 'green' | 'amber'
  readonly children: ReactNode
}

/** A short word about a product, such as 광고 or 핫딜. The word says it; the colour only helps. */
export function Badge({ tone = 'plain', children }: BadgeProps) {
  return <span className={cx(styles.badge, styles[tone])}>{children}</span>
}
