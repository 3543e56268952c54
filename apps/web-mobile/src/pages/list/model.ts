import { $category, $isUnknownCategory, listOpened, mobileList, readListQuery } from '@jeoul/listing'
import { $managerId } from '@jeoul/page'
import { listRoute } from '@jeoul/routing'
import { pageMissed } from '@jeoul/runtime'
import { combine, sample } from 'effector'
import { titleShown } from '../../shell/title-model.ts'
import './choice-moving.ts'
import './place-keeping.ts'

const $visit = combine(listRoute.$params, listRoute.$search, $managerId, (params, search, managerId) =>
  // A minishop's list waits for its number.
  params === null || managerId === null
    ? null
    : { cateId: params.cateId, managerId, query: readListQuery(search, mobileList), site: mobileList },
)

sample({
  clock: [listRoute.visited, $visit],
  source: $visit,
  filter: visit => visit !== null,
  target: listOpened,
})
sample({
  clock: [$category, listRoute.visited],
  source: $category.map(category => category?.name ?? ''),
  filter: listRoute.$isOpened,
  target: titleShown,
})

sample({
  clock: [$isUnknownCategory, listRoute.visited],
  source: $isUnknownCategory,
  filter: listRoute.$isOpened,
  target: pageMissed,
})
