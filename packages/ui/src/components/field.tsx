import type { ComponentProps } from 'react'
import styles from './field.module.css'

type Labelled = {
  readonly label: string
  /** The label is read out but not drawn, where the place already says what the field is. */
  readonly labelHidden?: boolean
}

function Label({ label, labelHidden = false }: Labelled) {
  return <span className={labelHidden ? 'sr-only' : undefined}>{label}</span>
}

/** A native text field inside its label. */
export function TextField({ label, labelHidden = false, ...input }: Labelled & ComponentProps<'input'>) {
  return (
    <label className={styles.field}>
      <Label label={label} labelHidden={labelHidden} />
      <input type="text" {...input} />
    </label>
  )
}

type SelectProps = Labelled &
  Omit<ComponentProps<'select'>, 'children'> & {
    readonly options: ReadonlyArray<{
      readonly value: string
      readonly text: string
      readonly disabled?: boolean
    }>
  }

/** A native select inside its label. */
export function Select({ label, labelHidden = false, options, ...select }: SelectProps) {
  return (
    <label className={styles.field}>
      <Label label={label} labelHidden={labelHidden} />
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
