import { $query, defaultListQuery, writeListQuery } from '@jeoul/listing'
import { useUnit } from 'effector-react'

/** What is searched for, as fields that the list's form sends along. */
export function SearchFields() {
  const { search } = useUnit($query)
  const params = new URLSearchParams(writeListQuery({ ...defaultListQuery, search }))
  return Array.from(params, ([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
