import { formatCount } from '@jeoul/format'
import { cx } from './cx.ts'
import styles from './won.module.css'

type WonProps = {
  /** Won, whole. */
  readonly amount: number
  /** A plus before what is above zero; a minus is always written. */
  readonly signed?: boolean
  readonly className?: string | undefined
}

/** An amount with 원 a step smaller than its figures. */
export function Won({ amount, signed = false, className }: WonProps) {
  const figures = formatCount(amount)
  return (
    <span className={cx(styles.won, className)}>
      {signed && amount >= 1 ? `+${figures}` : figures}
      <small>원</small>
    </span>
  )
}
