import { definePage } from '@jeoul/ssr'
import './found-model.ts'
import './open-search.ts'
import './remember-search.ts'
import { $searchStatus, searchPageHead } from './search-head.ts'
import { searchRoute } from './search-route.ts'

export const page = definePage({ route: searchRoute, head: searchPageHead, $status: $searchStatus })

export { $isFruitless, $search } from './model.ts'
