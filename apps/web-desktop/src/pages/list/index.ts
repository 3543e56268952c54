import { $listStatus, listPageHead } from '@jeoul/feature-list/list-head'
import type { Page } from '@jeoul/ssr'
import './model.ts'

export const page: Page = {
  head: listPageHead,
  $status: $listStatus,
}
