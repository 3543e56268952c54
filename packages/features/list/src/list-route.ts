import { type ListSite, listOpened, readListQuery } from '@jeoul/list'
import { $managerId } from '@jeoul/page'
import { createRoute } from '@jeoul/router'
import { combine, sample } from 'effector'

export const listRoute = createRoute('list')

/** Opens the list of the category that is visited, with the choices that the site reads in its address. */
export function openVisitedLists(site: ListSite): void {
  const $visit = combine(listRoute.$params, listRoute.$search, $managerId, (params, search, managerId) =>
    // A minishop's list waits for its number.
    params === null || managerId === null
      ? null
      : { cateId: params.cateId, managerId, query: readListQuery(search, site), site },
  )
  sample({
    clock: [listRoute.visited, $visit],
    source: $visit,
    filter: visit => visit !== null,
    target: listOpened,
  })
}
