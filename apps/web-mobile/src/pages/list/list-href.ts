import { type ListQuery, mobileList, writeListQuery } from '@jeoul/list'
import { hrefs } from '@jeoul/router'

/** The address of a category's list, or of a search, with these choices. */
export function listHref(cateId: string, query: ListQuery): string {
  const search = writeListQuery(query, mobileList)
  return query.search ? hrefs.search(search) : hrefs.list(cateId, search)
}
