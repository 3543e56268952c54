import type { Page } from '@jeoul/ssr'
import { $itemStatus, itemHead } from './item-head.ts'
import './model.ts'
import './news-loading.ts'

export const page: Page = { head: itemHead, $status: $itemStatus }
