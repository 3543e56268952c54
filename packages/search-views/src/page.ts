import type { Page } from '@jeoul/runtime'
import { $searchStatus, searchPageHead } from './search-head.ts'

export const page: Page = {
  head: searchPageHead,
  $status: $searchStatus,
}

export { $isFruitless, $search } from './model.ts'
