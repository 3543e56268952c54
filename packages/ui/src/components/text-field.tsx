import type { ComponentProps } from 'react'
import styles from './field.module.css'
import { FieldLabel, type Labelled } from './field-label.tsx'

/** A native text field with a label. */
export function TextField({ label, labelHidden = false, ...input }: Labelled & ComponentProps<'input'>) {
  return (
    <label className={styles.field}>
      <FieldLabel label={label} labelHidden={labelHidden} />
      <input type="text" {...input} />
    </label>
  )
}
