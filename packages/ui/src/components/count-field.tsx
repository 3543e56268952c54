import { useEffect, useRef } from 'react'
import styles from './count-field.module.css'
import { minus, plus } from './glyph.ts'
import { Icon } from './icon.tsx'

type CountFieldProps = {
  readonly label: string
  readonly count: number
  readonly max: number
  /** May receive an invalid count; the caller has to clamp it. */
  readonly onChange: (count: number) => void
}

/** A number field with buttons for one more and one less. */
export function CountField({ label, count, max, onChange }: CountFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  // A changed count replaces what was typed; the field stays, and with it the focus.
  useEffect(() => {
    if (field.current) field.current.value = String(count)
  }, [count])
  return (
    <div className={styles.field}>
      <button type="button" disabled={count <= 1} onClick={() => onChange(count - 1)}>
        <Icon of={minus} label={`${label} 줄이기`} />
      </button>
      <input
        ref={field}
        type="text"
        inputMode="numeric"
        aria-label={label}
        defaultValue={count}
        onBlur={event => {
          onChange(Number(event.currentTarget.value))
          event.currentTarget.value = String(count)
        }}
        onKeyDown={event => {
          if (event.key === 'Enter') onChange(Number(event.currentTarget.value))
        }}
      />
      <button type="button" disabled={count >= max} onClick={() => onChange(count + 1)}>
        <Icon of={plus} label={`${label} 늘리기`} />
      </button>
    </div>
  )
}
