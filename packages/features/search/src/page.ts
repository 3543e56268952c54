import type { Page } from '@jeoul/ssr'
import { $searchStatus, searchPageHead } from './search-head.ts'

export const page: Page = {
  head: searchPageHead,
  $status: $searchStatus,
}

export { $isFruitless, $search } from './model.ts'
