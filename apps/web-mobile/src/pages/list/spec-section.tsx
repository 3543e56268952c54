import type { SpecFacet } from '@jeoul/api/types'
import { FacetRangeField } from '@jeoul/feature-list/facet-range-field'
import { filterOptions, writeSpecChoice } from '@jeoul/filter-spec'
import { $counts } from '@jeoul/list'
import { useUnit } from 'effector-react'
import { memo } from 'react'
import { FacetSection } from './facet-section.tsx'
import { FacetValues } from './facet-values.tsx'

type SpecSectionProps = {
  readonly facet: SpecFacet
  /** Keys of the chosen values. */
  readonly chosen: readonly string[]
}

/**
 * One facet of the category. A choice in another facet only changes its counts, which are rendered only while
 * it is unfolded.
 */
export const SpecSection = memo(function SpecSection({ facet, chosen }: SpecSectionProps) {
  const names = facet.values.filter(({ key }) => chosen.includes(key)).map(({ name }) => name)
  return (
    <FacetSection title={facet.name} chosen={names}>
      <FacetRangeField facet={facet} chosen={chosen} />
      <SpecValues facet={facet} chosen={chosen} />
    </FacetSection>
  )
})

function SpecValues({ facet: { key: facet, name, values }, chosen }: SpecSectionProps) {
  const { specs } = useUnit($counts)
  return (
    <FacetValues
      title={name}
      name="spec"
      options={filterOptions(values, chosen, specs?.[facet])}
      fieldValue={value => writeSpecChoice({ facet, value })}
    />
  )
}
