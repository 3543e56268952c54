import { type FilterOption, writeSpecChoice } from '@jeoul/filter-spec'
import { CheckRow } from '@jeoul/ui'
import type { ReactNode } from 'react'
import styles from './facet-filter.module.css'
import { MoreValues } from './more-values.tsx'

const alwaysShown = 8

type FacetFilterProps = {
  readonly title: string
  /** The name of the form field. */
  readonly name: 'maker' | 'mall' | 'spec' | 'trait'
  /** The facet's key, if the field holds values of several facets. */
  readonly facet?: string
  readonly options: readonly FilterOption[]
  /** Further ways to choose, above the values. */
  readonly children?: ReactNode
}

/** The values of one facet: the first eight, with a button for the others. */
export function FacetFilter({ title, name, facet, options, children }: FacetFilterProps) {
  const row = ({ key, name: label, count, isChosen, isDisabled }: FilterOption) => (
    <CheckRow
      key={key}
      label={label}
      count={count}
      name={name}
      value={facet === undefined ? key : writeSpecChoice({ facet, value: key })}
      checked={isChosen}
      disabled={isDisabled}
    />
  )
  const others = options.slice(alwaysShown)
  return (
    <fieldset className={styles.facet}>
      <legend>{title}</legend>
      {children}
      {options.slice(0, alwaysShown).map(row)}
      {others.length > 0 && (
        <MoreValues count={others.length} hasChosen={others.some(({ isChosen }) => isChosen)}>
          {others.map(row)}
        </MoreValues>
      )}
    </fieldset>
  )
}
