import type { FilterOption } from '@jeoul/filter-spec'
import { CheckRow } from '@jeoul/ui'
import styles from './facet-section.module.css'

type FacetValuesProps = {
  readonly title: string
  /** The name of the form field. */
  readonly name: 'maker' | 'mall' | 'spec' | 'trait'
  readonly options: readonly FilterOption[]
  /** Maps a key to the field's value, if they differ. */
  readonly fieldValue?: (key: string) => string
}

/** The values of one facet, each with the number of products that it would leave. */
export function FacetValues({ title, name, options, fieldValue = key => key }: FacetValuesProps) {
  return (
    <fieldset className={styles.values}>
      <legend className="sr-only">{title}</legend>
      {options.map(({ key, name: label, count, isChosen, isDisabled }) => (
        <CheckRow
          key={key}
          label={label}
          count={count}
          name={name}
          value={fieldValue(key)}
          checked={isChosen}
          disabled={isDisabled}
        />
      ))}
    </fieldset>
  )
}
