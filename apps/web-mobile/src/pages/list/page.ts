import { listRoute } from '@jeoul/feature-list/list-route'
import { $isUnknownCategory } from '@jeoul/list'
import { definePage } from '@jeoul/ssr'
import { $listStatus, listPageHead } from './list-head.ts'
import './model.ts'

export const page = definePage({
  route: listRoute,
  $isMissing: $isUnknownCategory,
  head: listPageHead,
  $status: $listStatus,
})
