import { filterOptions } from '@jeoul/filter-spec'
import { $query, $traits } from '@jeoul/list'
import { useUnit } from 'effector-react'
import { FacetFilter } from './facet-filter.tsx'

const units = { query: $query, traits: $traits }

/** Conditions that all products must meet, as far as the host filters by them. */
export default function TraitFilter() {
  const { query, traits } = useUnit(units)
  if (traits.length === 0) return null
  return <FacetFilter title="구매 조건" name="trait" options={filterOptions(traits, query.traits)} />
}
