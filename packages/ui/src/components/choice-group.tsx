import styles from './choice-group.module.css'

type ChoiceGroupProps<Value extends string> = {
  readonly legend: string
  /** Only one choice can be active at a time. */
  readonly isSingle?: boolean
  readonly name: string
  readonly choices: ReadonlyArray<{ readonly value: Value; readonly label: string }>
  readonly chosen: readonly Value[]
  readonly onToggle: (value: Value) => void
}

/** A few choices side by side, each large enough for a finger. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { legend, isSingle = false, name, choices, chosen, onToggle } = props
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {choices.map(({ value, label }) => (
        <label key={value}>
          <input
            type={isSingle ? 'radio' : 'checkbox'}
            name={name}
            value={value}
            checked={chosen.includes(value)}
            onChange={() => onToggle(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
