import type { SpecFacet } from '@jeoul/api/types'
import { facetRange, type RangeEnd } from '@jeoul/filter-spec'
import { rangeChosen } from '@jeoul/list'
import { Select } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './facet-range-field.module.css'

type FacetRangeFieldProps = {
  readonly facet: SpecFacet
  /** Keys of the chosen values. */
  readonly chosen: readonly string[]
}

/** Chooses all values between two amounts of a facet; nothing for a facet without amounts. Needs scripts. */
export function FacetRangeField({ facet, chosen }: FacetRangeFieldProps) {
  const choose = useUnit(rangeChosen)
  const range = facetRange(facet, chosen)
  if (!range) return null
  const from = range.from?.amount ?? null
  const to = range.to?.amount ?? null
  return (
    <div className={styles.range}>
      <Select
        label={`${facet.name} 최소`}
        labelHidden
        options={optionsOf('최소', range.lowest)}
        value={String(from ?? '')}
        onChange={({ target }) => choose({ facet, from: amountOf(target.value), to })}
      />
      ~
      <Select
        label={`${facet.name} 최대`}
        labelHidden
        options={optionsOf('최대', range.highest)}
        value={String(to ?? '')}
        onChange={({ target }) => choose({ facet, from, to: amountOf(target.value) })}
      />
    </div>
  )
}

function optionsOf(open: string, ends: readonly RangeEnd[]) {
  return [
    { value: '', text: open },
    ...ends.map(({ amount, label }) => ({ value: String(amount), text: label })),
  ]
}

function amountOf(value: string): number | null {
  return value === '' ? null : Number(value)
}
