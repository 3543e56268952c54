import {
  $category,
  $cateId,
  $isUnknownCategory,
  listOpened,
  mobileList,
  queryChosen,
  readListQuery,
} from '@jeoul/listing'
import { $managerId } from '@jeoul/page'
import { listRoute, navigated } from '@jeoul/routing'
import { pageMissed } from '@jeoul/runtime'
import { combine, createEffect, sample } from 'effector'
import { titleShown } from '../../shell/title-model.ts'
import { listHref } from './list-href.ts'
import { scrollToList } from './list-scroll.ts'
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
  clock: queryChosen,
  source: $cateId,
  fn: (cateId, query) => ({ href: listHref(cateId, query), keepsLayer: true }),
  target: navigated,
})
sample({ clock: queryChosen, fn: () => {}, target: createEffect(scrollToList) })

sample({
  clock: [$isUnknownCategory, listRoute.visited],
  source: $isUnknownCategory,
  filter: listRoute.$isOpened,
  target: pageMissed,
})
