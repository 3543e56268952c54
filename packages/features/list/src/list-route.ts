import { $isUnknownCategory, type ListSite, listOpened, readListQuery } from '@jeoul/list'
import { $managerId } from '@jeoul/page'
import { listRoute } from '@jeoul/router'
import { pageMissed } from '@jeoul/ssr'
import { combine, sample } from 'effector'

/**
 * A category's list that is visited is opened, as the site reads its address. A category that nobody knows is a page
 * that is missing.
 */
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
  sample({
    clock: [$isUnknownCategory, listRoute.visited],
    source: $isUnknownCategory,
    filter: listRoute.$isOpened,
    target: pageMissed,
  })
}
