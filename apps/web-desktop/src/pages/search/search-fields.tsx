import { $query, defaultListQuery, writeListQuery } from '@jeoul/list'
import { HiddenFields } from '@jeoul/ui'
import { useUnit } from 'effector-react'

/** What is searched for, as fields that the list's form sends along. */
export function SearchFields() {
  const { search } = useUnit($query)
  return <HiddenFields search={writeListQuery({ ...defaultListQuery, search })} />
}
