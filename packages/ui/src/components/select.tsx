import type { ComponentProps } from 'react'
import styles from './field.module.css'
import { FieldLabel, type Labelled } from './field-label.tsx'

type SelectProps = Labelled &
  Omit<ComponentProps<'select'>, 'children'> & {
    readonly options: ReadonlyArray<{
      readonly value: string
      readonly text: string
      readonly disabled?: boolean
    }>
  }

/** A native select with a label. */
export function Select({ label, labelHidden = false, options, ...select }: SelectProps) {
  return (
    <label className={styles.field}>
      <FieldLabel label={label} labelHidden={labelHidden} />
      <select {...select}>
        {options.map(({ value, text, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
