import styles from './count-field.module.css'
import { minus, plus } from './glyph.ts'
import { Icon } from './icon.tsx'

type CountFieldProps = {
  readonly label: string
  readonly count: number
  readonly most: number
  /** May be called with what is no count; the owner brings it into its bounds. */
  readonly onChange: (count: number) => void
}

/** A number of pieces: typed, or one more and one less. */
export function CountField({ label, count, most, onChange }: CountFieldProps) {
  return (
    <div className={styles.field}>
      <button type="button" disabled={count <= 1} onClick={() => onChange(count - 1)}>
        <Icon of={minus} label={`${label} 줄이기`} />
      </button>
      <input
        // What was typed beyond the bounds goes when the field is left.
        key={count}
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
      <button type="button" disabled={count >= most} onClick={() => onChange(count + 1)}>
        <Icon of={plus} label={`${label} 늘리기`} />
      </button>
    </div>
  )
}
