import type { Page } from '@jeoul/ssr'
import { $listStatus, listPageHead } from './list-head.ts'
import './model.ts'

export const page: Page = {
  head: listPageHead,
  $status: $listStatus,
}
