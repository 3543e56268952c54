import { choiceShown } from '@jeoul/feature-list/choice-showing'
import { searchRoute } from '@jeoul/feature-search/route'
import { listOpened, searchAddress } from '@jeoul/list'
import { $managerId } from '@jeoul/page'
import { navigated } from '@jeoul/router'
import { combine, sample } from 'effector'
import { hrefOf } from './href-of.ts'

const $visit = combine(searchRoute.$search, $managerId, (search, managerId) =>
  searchAddress(search, managerId),
)

sample({
  clock: [searchRoute.visited, $visit],
  source: $visit,
  filter: visit => visit !== null,
  target: listOpened,
})

sample({
  clock: choiceShown,
  filter: searchRoute.$isOpened,
  fn: query => ({ href: hrefOf(query) }),
  target: navigated,
})
