import { $listSite } from '@jeoul/feature-list/list-href'
import { listOpened, listSiteOf, prefetchListFx, searchAddress } from '@jeoul/list'
import { $managerId } from '@jeoul/page'
import { definePage } from '@jeoul/ssr'
import { combine, sample } from 'effector'
import { $searchStatus, searchPageHead } from './search-head.ts'
import { searchRoute } from './search-route.ts'

export { $isFruitless, $search } from './model.ts'

export const page = definePage({
  route: searchRoute,
  async prefetch({ search, managerId, isMobile }) {
    const address = searchAddress(search, managerId, listSiteOf(isMobile))
    if (address) await prefetchListFx(address)
  },
  head: searchPageHead,
  $status: $searchStatus,
})

// Opens the list of results when a search's address is visited.
const $visit = combine(searchRoute.$search, $managerId, $listSite, searchAddress)
sample({
  clock: [searchRoute.visited, $visit],
  source: $visit,
  filter: visit => visit !== null,
  target: listOpened,
})
