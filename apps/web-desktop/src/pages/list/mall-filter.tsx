import { filterOptions } from '@jeoul/filter-spec'
import { $malls, $query } from '@jeoul/list'
import { useUnit } from 'effector-react'
import { FacetFilter } from './facet-filter.tsx'

const units = { query: $query, malls: $malls }

/** The malls that sell the products, if the host filters by them. */
export default function MallFilter() {
  const { query, malls } = useUnit(units)
  if (malls.length === 0) return null
  const values = malls.map(({ id, name, count }) => ({ key: id, name, count }))
  return <FacetFilter title="판매 몰" name="mall" options={filterOptions(values, query.malls)} />
}
