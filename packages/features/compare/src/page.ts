import type { Page } from '@jeoul/ssr'
import { $compareStatus, compareHead } from './compare-head.ts'
import './page-model.ts'

export const page: Page = { head: compareHead, $status: $compareStatus }
