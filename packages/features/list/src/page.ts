import { $isUnknownCategory } from '@jeoul/list'
import { definePage } from '@jeoul/ssr'
import { $listStatus, listPageHead } from './list-head.ts'
import { listRoute } from './list-route.ts'
import './open-list.ts'

export const page = definePage({
  route: listRoute,
  $isMissing: $isUnknownCategory,
  head: listPageHead,
  $status: $listStatus,
})
