import { sortValues } from '@jeoul/api/enums'
import { listPages } from '../load/list-pages.ts'

/** Every page of every category in every order, as addresses on the site. */
export function listAddresses(items: number): readonly string[] {
  const pages = listPages(items)
  return sortValues.flatMap(sort =>
    pages.map(({ cateId, page }) => `/list/${cateId}?sort=${sort}&page=${page}`),
  )
}
