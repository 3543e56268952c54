import { listOpened, readListQuery } from '@jeoul/list'
import { $managerId } from '@jeoul/page'
import { combine, sample } from 'effector'
import { $listSite } from './list-href.ts'
import { listRoute } from './list-route.ts'

// Opens a category's list when its address is visited.
const $visit = combine(
  listRoute.$params,
  listRoute.$search,
  $managerId,
  $listSite,
  (params, search, managerId, site) =>
    // A minishop's list is not requested before the minishop's number is known.
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
