import { $listSite } from '@jeoul/feature-list/list-href'
import { listOpened, searchAddress } from '@jeoul/list'
import { $managerId } from '@jeoul/page'
import { combine, sample } from 'effector'
import { searchRoute } from './search-route.ts'

// Opens the list of results when a search's address is visited.
const $visit = combine(searchRoute.$search, $managerId, $listSite, searchAddress)
sample({
  clock: [searchRoute.visited, $visit],
  source: $visit,
  filter: visit => visit !== null,
  target: listOpened,
})
