import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './notice.module.css'

type NoticeProps = {
  readonly tone?: 'plain' | 'green' | 'amber'
  /** Keep the notice mounted and change what is in it: screen readers announce changes, not arrivals. */
  readonly children?: ReactNode
}

/** A word about what just happened, announced politely. Empty, it takes no room. */
export function Notice({ tone = 'plain', children }: NoticeProps) {
  return (
    <p className={cx(styles.notice, styles[tone])} role="status" aria-live="polite">
      {children}
    </p>
  )
}
