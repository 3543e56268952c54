import { type FilterOption, writeSpecChoice } from '@jeoul/filter-spec'
import { CheckRow, glyph, Icon } from '@jeoul/ui'
import styles from './facet-section.module.css'

type FacetSectionProps = {
  readonly title: string
  /** The field of the form. */
  readonly name: 'maker' | 'spec'
  /** The facet's key, where the field holds values of many facets. */
  readonly facet?: string
  readonly options: readonly FilterOption[]
  /** Unfolded from the beginning, as facets with a choice are. */
  readonly isOpen?: boolean
}

/** The values of one facet; folded, it names what is chosen. */
export function FacetSection({ title, name, facet, options, isOpen = false }: FacetSectionProps) {
  const chosen = options.filter(option => option.isChosen)
  return (
    <details className={styles.facet} open={isOpen || chosen.length > 0}>
      <summary>
        <b>{title}</b>
        <span>{chosen.map(option => option.name).join(', ')}</span>
        <Icon of={glyph.chevronDown} />
      </summary>
      <fieldset className={styles.values}>
        <legend className="sr-only">{title}</legend>
        {options.map(({ key, name: label, count, isChosen, isDisabled }) => (
          <CheckRow
            key={key}
            label={label}
            count={count}
            name={name}
            value={facet === undefined ? key : writeSpecChoice({ facet, value: key })}
            checked={isChosen}
            disabled={isDisabled}
          />
        ))}
      </fieldset>
    </details>
  )
}
