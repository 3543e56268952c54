import { definePage } from '@jeoul/ssr'
import { estimateHead } from './estimate-head.ts'
import { $estimateStatus, estimateRoute } from './page-model.ts'

export const page = definePage({ route: estimateRoute, head: estimateHead, $status: $estimateStatus })
