import { type ListQuery, writeListQuery } from '@jeoul/listing'
import { hrefs } from '@jeoul/routing'

/** The address of a category's list, or of a search, with these choices. */
export function listHref(cateId: string, query: ListQuery): string {
  const search = writeListQuery(query)
  return query.search ? hrefs.search(search) : hrefs.list(cateId, search)
}
