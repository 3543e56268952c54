import { $askedSearch, items, listOpened, mobileList, readListQuery, readSearch } from '@jeoul/listing'
import { $managerId } from '@jeoul/page'
import { searchRoute } from '@jeoul/routing'
import { popularWanted } from '@jeoul/search'
import { combine, sample } from 'effector'
import { titleShown } from '../../shell/title-model.ts'
import '../list/place-keeping.ts'

/** What the open address searches for; null on the page to search from. */
export const $search = searchRoute.$search.map(readSearch)

const $visit = combine(searchRoute.$search, $search, $managerId, (address, search, managerId) =>
  // A minishop's search waits for its number.
  search === null || managerId === null
    ? null
    : {
        cateId: search.cateId ?? '',
        managerId,
        query: { ...readListQuery(address, mobileList), search },
        site: mobileList,
      },
)

sample({
  clock: [searchRoute.visited, $visit],
  source: $visit,
  filter: visit => visit !== null,
  target: listOpened,
})
sample({ clock: searchRoute.visited, fn: () => '검색', target: titleShown })

/** Whether what was searched for is nowhere. */
export const $isFruitless = combine(
  $askedSearch,
  items.$state,
  (search, { status, data }) => search !== null && status === 'full' && data.total === 0,
)

/** Popular keywords are a way on for whoever searches for nothing, or finds nothing. */
sample({
  clock: [searchRoute.visited, $isFruitless],
  source: combine($search, $isFruitless, (search, isFruitless) => search === null || isFruitless),
  filter: isWanted => isWanted,
  fn: () => {},
  target: popularWanted,
})
