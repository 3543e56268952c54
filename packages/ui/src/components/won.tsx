import { formatCount } from '@jeoul/format'
import { cx } from './cx.ts'
import styles from './won.module.css'

type WonProps = {
  /** In won, an integer. */
  readonly amount: number
  /** Also shows a plus sign. A minus sign is always shown. */
  readonly signed?: boolean
  readonly className?: string | undefined
}

/**
 * An amount in won, with 원 one step smaller than the figure. Browsers that translate a page replace its text nodes, and
 * React would update detached ones. So translation is switched off here, and another figure is another element.
 */
export function Won({ amount, signed = false, className }: WonProps) {
  const figures = formatCount(amount)
  return (
    <span key={figures} translate="no" className={cx(styles.won, className)}>
      {signed && amount >= 1 ? `+${figures}` : figures}
      <small>원</small>
    </span>
  )
}
