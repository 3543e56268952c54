import { definePage } from '@jeoul/ssr'
import { $compareStatus, compareHead } from './compare-head.ts'
import { compareRoute } from './page-model.ts'

export const page = definePage({ route: compareRoute, head: compareHead, $status: $compareStatus })
