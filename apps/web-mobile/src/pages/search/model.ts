import { searchRoute } from '@jeoul/feature-search/route'
import { listOpened, mobileList, searchAddress } from '@jeoul/list'
import { $managerId } from '@jeoul/page'
import { combine, sample } from 'effector'
import { titleShown } from '../../shell/title-model.ts'
import '../list/choice-moving.ts'
import '../list/place-keeping.ts'

const $visit = combine(searchRoute.$search, $managerId, (search, managerId) =>
  searchAddress(search, managerId, mobileList),
)

sample({
  clock: [searchRoute.visited, $visit],
  source: $visit,
  filter: visit => visit !== null,
  target: listOpened,
})
sample({ clock: searchRoute.visited, fn: () => '검색', target: titleShown })
