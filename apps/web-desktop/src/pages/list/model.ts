import { aside, curation, curationRequest } from '@jeoul/aside'
import {
  $cateId,
  $isUnknownCategory,
  $query,
  type ListQuery,
  listOpened,
  queryChosen,
  readListQuery,
  writeListQuery,
} from '@jeoul/listing'
import { $managerId, siteManagerId } from '@jeoul/page'
import { hrefs, listRoute, navigated } from '@jeoul/routing'
import { afterPaint, pageMissed } from '@jeoul/runtime'
import { combine, createEffect, sample } from 'effector'

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

/** What was chosen is on show before the address moves on and the list is asked for. */
const showChoiceFx = createEffect(async (query: ListQuery) => {
  await afterPaint()
  return query
})

sample({ clock: queryChosen, target: showChoiceFx })
sample({
  clock: showChoiceFx.doneData,
  source: $cateId,
  filter: listRoute.$isOpened,
  fn: (cateId, query) => ({ href: hrefs.list(cateId, writeListQuery(query)) }),
  target: navigated,
})

sample({ clock: $cateId, fn: cateId => ({ cateId }), target: aside.asked })
sample({
  clock: combine(
    $cateId,
    $query.map(({ adCode }) => adCode),
  ),
  source: { cateId: $cateId, query: $query, search: listRoute.$search, managerId: $managerId },
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
