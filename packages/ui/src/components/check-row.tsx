import { formatCount } from '@jeoul/format'
import { type ChangeEventHandler, memo } from 'react'
import styles from './check-row.module.css'

type CheckRowProps = {
  readonly label: string
  readonly checked: boolean
  /** The number of items that the value would leave. */
  readonly count?: number | undefined
  readonly disabled?: boolean | undefined
  readonly name?: string | undefined
  readonly value?: string | undefined
  /** Optional if a parent listens: `change` bubbles, so one handler can serve a whole panel. */
  readonly onChange?: ChangeEventHandler<HTMLInputElement> | undefined
}

/** React warns about a controlled checkbox without a handler, even if its parent handles the change. */
const handledAbove = () => {}

/**
 * One value of a filter. Memoized, and only four elements without hooks, because a panel has some 150 of
 * them.
 */
export const CheckRow = memo(function CheckRow({
  label,
  checked,
  count,
  disabled,
  name,
  value,
  onChange = handledAbove,
}: CheckRowProps) {
  return (
    <label className={styles.row}>
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={onChange}
      />
      <span>{label}</span>
      {count !== undefined && <small translate="no">{formatCount(count)}</small>}
    </label>
  )
})
