import type { Page } from '@jeoul/ssr'
import { $listStatus, listPageHead } from './list-head.ts'
import './model.ts'
import './filter-layer-loading.ts'

export const page: Page = {
  head: listPageHead,
  $status: $listStatus,
}
