import type { ListQuery } from '@jeoul/list'
import { listHref } from '../list/list-href.ts'

/** The address of a search with these choices. */
export const hrefOf = (query: ListQuery) => listHref('', query)
