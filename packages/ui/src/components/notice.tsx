import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './notice.module.css'

type NoticeProps = {
  readonly tone?: 'plain' | 'green' | 'amber'
  /**
   * Keep the notice mounted and change its content: screen readers announce changes, but not new elements.
   */
  readonly children?: ReactNode
}

/** A polite live region that reports what just happened. Takes no space while it is empty. */
export function Notice({ tone = 'plain', children }: NoticeProps) {
  return (
    <p className={cx(styles.notice, styles[tone])} role="status" aria-live="polite">
      {children}
    </p>
  )
}
