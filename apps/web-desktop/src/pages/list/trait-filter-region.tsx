import { filterOptions } from '@jeoul/filter-spec'
import { $query, $traits } from '@jeoul/list'
import { useUnit } from 'effector-react'
import { FacetFilter } from './facet-filter.tsx'

const units = { query: $query, traits: $traits }

/** What all products must be like, of what the host filters by. */
export default function TraitFilter() {
  const { query, traits } = useUnit(units)
  if (traits.length === 0) return null
  return <FacetFilter title="구매 조건" name="trait" options={filterOptions(traits, query.traits)} />
}
