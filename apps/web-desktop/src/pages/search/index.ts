import type { Page } from '@jeoul/runtime'
import '../list/more-view-loading.ts'
import './model.ts'
import { $searchStatus, searchPageHead } from './search-head.ts'

export const page: Page = {
  head: searchPageHead,
  $status: $searchStatus,
}
