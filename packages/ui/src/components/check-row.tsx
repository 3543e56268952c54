import { formatCount } from '@jeoul/format'
import { type ChangeEventHandler, memo } from 'react'
import styles from './check-row.module.css'

type CheckRowProps = {
  readonly label: string
  readonly checked: boolean
  /** How many items the value would leave. */
  readonly count?: number | undefined
  readonly disabled?: boolean | undefined
  readonly name?: string | undefined
  readonly value?: string | undefined
  /** May be left out where a parent listens: `change` bubbles, so one handler can serve a whole panel. */
  readonly onChange?: ChangeEventHandler<HTMLInputElement> | undefined
}

/** React warns about a controlled box without a handler of its own, even when its parent handles the change. */
const handledAbove = () => {}

/**
 * One value of a filter. Four elements and no hooks, since a panel holds some 150 of them, and drawn again only where
 * something of its own changed.
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
      {count !== undefined && <small>{formatCount(count)}</small>}
    </label>
  )
})
