import { filterOptions } from '@jeoul/filter-spec'
import { $query, $traits } from '@jeoul/list'
import { useUnit } from 'effector-react'
import { FacetSection } from './facet-section.tsx'
import { FacetValues } from './facet-values.tsx'

const title = '구매 조건'
const units = { traits: $traits, chosen: $query.map(({ traits }) => traits) }

/** Conditions that all products must meet, as far as the host filters by them. */
export function TraitSection() {
  const { traits, chosen } = useUnit(units)
  if (traits.length === 0) return null
  const options = filterOptions(traits, chosen)
  const names = options.filter(({ isChosen }) => isChosen).map(({ name }) => name)
  return (
    <FacetSection title={title} chosen={names} isOpen>
      <FacetValues title={title} name="trait" options={options} />
    </FacetSection>
  )
}
