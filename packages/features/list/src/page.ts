import { $isUnknownCategory, listSiteOf, prefetchListFx, readListQuery } from '@jeoul/list'
import { definePage } from '@jeoul/ssr'
import { $listStatus, listPageHead } from './list-head.ts'
import { listRoute } from './list-route.ts'
import './open-list.ts'

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
