import { $isUnknownCategory, listOpened, listSiteOf, prefetchListFx, readListQuery } from '@jeoul/list'
import { $managerId } from '@jeoul/page'
import { createRoute } from '@jeoul/router'
import { definePage } from '@jeoul/ssr'
import { combine, sample } from 'effector'
import { $listStatus, listPageHead } from './list-head.ts'
import { $listSite } from './list-href.ts'

export const listRoute = createRoute('list')

export const page = definePage({
  route: listRoute,
  prefetch({ params: { cateId }, search, managerId, isMobile }) {
    const site = listSiteOf(isMobile)
    return prefetchListFx({ cateId, managerId, query: readListQuery(search, site), site })
  },
  $isMissing: $isUnknownCategory,
  head: listPageHead,
  $status: $listStatus,
})

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
