import { filterOptions } from '@jeoul/filter-spec'
import { $makers, $query } from '@jeoul/list'
import { useUnit } from 'effector-react'
import { FacetSection } from './facet-section.tsx'
import { FacetValues } from './facet-values.tsx'

const title = '제조사'
const units = { makers: $makers, chosen: $query.map(({ makers }) => makers) }

/** The makers of the list. */
export function MakerSection() {
  const { makers, chosen } = useUnit(units)
  if (makers.length === 0) return null
  const values = makers.map(({ id, name, count }) => ({ key: id, name, count }))
  const options = filterOptions(values, chosen)
  const names = options.filter(({ isChosen }) => isChosen).map(({ name }) => name)
  return (
    <FacetSection title={title} chosen={names} isOpen>
      <FacetValues title={title} name="maker" options={options} />
    </FacetSection>
  )
}
