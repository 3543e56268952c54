import { filterOptions } from '@jeoul/filter-spec'
import { $malls, $query } from '@jeoul/list'
import { useUnit } from 'effector-react'
import { FacetSection } from './facet-section.tsx'
import { FacetValues } from './facet-values.tsx'

const title = '판매 몰'
const units = { malls: $malls, chosen: $query.map(({ malls }) => malls) }

/** The malls that sell the products, if the host filters by them. */
export function MallSection() {
  const { malls, chosen } = useUnit(units)
  if (malls.length === 0) return null
  const values = malls.map(({ id, name, count }) => ({ key: id, name, count }))
  const options = filterOptions(values, chosen)
  const names = options.filter(({ isChosen }) => isChosen).map(({ name }) => name)
  return (
    <FacetSection title={title} chosen={names}>
      <FacetValues title={title} name="mall" options={options} />
    </FacetSection>
  )
}
