import { listSiteOf, prefetchListFx, searchAddress } from '@jeoul/list'
import { definePage } from '@jeoul/ssr'
import './found-model.ts'
import './open-search.ts'
import './remember-search.ts'
import { $searchStatus, searchPageHead } from './search-head.ts'
import { searchRoute } from './search-route.ts'

export const page = definePage({
  route: searchRoute,
  async prefetch({ search, managerId, isMobile }) {
    const address = searchAddress(search, managerId, listSiteOf(isMobile))
    if (address) await prefetchListFx(address)
  },
  head: searchPageHead,
  $status: $searchStatus,
})

export { $isFruitless, $search } from './model.ts'
