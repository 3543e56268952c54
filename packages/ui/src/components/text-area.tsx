import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import styles from './text-area.module.css'

/** A native text field of several lines. Needs a label. */
export function TextArea({ className, ...area }: ComponentProps<'textarea'>) {
  return <textarea className={cx(styles.area, className)} {...area} />
}
