import type { ComponentProps } from 'react'
import styles from './button.module.css'
import { cx } from './cx.ts'

/** `solid` for the one main action of a block, `line` for the others, `quiet` inside rows and bars. */
type ButtonTone = { readonly tone?: 'solid' | 'line' | 'quiet' }

/**
 * A native button, `type="button"` by default. With `aria-pressed` it is a toggle, coloured while pressed.
 */
export function Button({
  tone = 'line',
  className,
  type = 'button',
  ...rest
}: ButtonTone & ComponentProps<'button'>) {
  return <button className={cx(styles.button, styles[tone], className)} type={type} {...rest} />
}

/** A link that looks like a button. */
export function ButtonLink({
  tone = 'line',
  className,
  ...rest
}: ButtonTone & ComponentProps<'a'> & { readonly href: string }) {
  return <a className={cx(styles.button, styles[tone], className)} {...rest} />
}
