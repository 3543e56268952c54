import { aside, curation, curationRequest } from '@jeoul/aside'
import { $cateId, $isUnknownCategory, $query, listOpened, readListQuery } from '@jeoul/listing'
import { $managerId, siteManagerId } from '@jeoul/page'
import { choiceShown } from '@jeoul/pages/choice-showing'
import { listRoute, navigated } from '@jeoul/routing'
import { pageMissed } from '@jeoul/runtime'
import { combine, sample } from 'effector'
import { listHref } from './list-href.ts'

const $visit = combine(listRoute.$params, listRoute.$search, $managerId, (params, search, managerId) =>
  // A minishop's list waits for its number.
  params === null || managerId === null
    ? null
    : { cateId: params.cateId, managerId, query: readListQuery(search) },
)

sample({
  clock: [listRoute.visited, $visit],
  source: $visit,
  filter: visit => visit !== null,
  target: listOpened,
})

sample({
  clock: choiceShown,
  source: $cateId,
  filter: listRoute.$isOpened,
  fn: (cateId, query) => ({ href: listHref(cateId, query) }),
  target: navigated,
})

sample({
  clock: $cateId,
  filter: listRoute.$isOpened,
  fn: cateId => ({ cateId }),
  target: aside.asked,
})
sample({
  clock: combine(
    $cateId,
    $query.map(({ adCode }) => adCode),
  ),
  source: { cateId: $cateId, query: $query, search: listRoute.$search, managerId: $managerId },
  filter: listRoute.$isOpened,
  fn: ({ cateId, query, search, managerId }) => ({
    cateId,
    managerId: managerId ?? siteManagerId,
    ...curationRequest(query.adCode, search),
  }),
  target: curation.asked,
})

sample({
  clock: [$isUnknownCategory, listRoute.visited],
  source: $isUnknownCategory,
  filter: listRoute.$isOpened,
  target: pageMissed,
})
