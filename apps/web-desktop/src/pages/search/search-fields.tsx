import { $query, plainSearch, writeListQuery } from '@jeoul/list'
import { HiddenFields } from '@jeoul/ui'
import { useUnit } from 'effector-react'

/** Hidden fields that keep the search when the list's form is sent. */
export function SearchFields() {
  const { search } = useUnit($query)
  return search && <HiddenFields search={writeListQuery(plainSearch(search))} />
}
