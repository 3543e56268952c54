import { $facetCateId, $query, plainSearch, writeListQuery } from '@jeoul/list'
import { HiddenFields } from '@jeoul/ui'
import { useUnit } from 'effector-react'

/** Hidden fields that keep the search when the list's form is submitted. */
export function SearchFields() {
  const [{ search }, facetCateId] = useUnit([$query, $facetCateId])
  if (search === null) return null
  const facetsOf = search.cateId === null && facetCateId !== '' ? `&of=${facetCateId}` : ''
  return <HiddenFields search={writeListQuery(plainSearch(search)) + facetsOf} />
}
