import { aside, curation, curationRequest } from '@jeoul/aside'
import {
  $cateId,
  $isUnknownCategory,
  $query,
  type ListQuery,
  listOpened,
  moreViewOpened,
  queryChosen,
  readListQuery,
  writeListQuery,
} from '@jeoul/listing'
import { offersRequested } from '@jeoul/offers'
import { $pageProps } from '@jeoul/page'
import { hrefs, listRoute, navigated } from '@jeoul/routing'
import { afterPaint, pageMissed } from '@jeoul/runtime'
import { combine, createEffect, sample } from 'effector'

sample({
  clock: listRoute.visited,
  source: $pageProps,
  fn: ({ idxBManager }, { params, search }) => ({
    cateId: params.cateId,
    managerId: idxBManager,
    query: readListQuery(search),
  }),
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
  source: { cateId: $cateId, query: $query, search: listRoute.$search, page: $pageProps },
  fn: ({ cateId, query, search, page }) => ({
    cateId,
    managerId: page.idxBManager,
    ...curationRequest(query.adCode, search),
  }),
  target: curation.asked,
})

sample({
  clock: moreViewOpened,
  source: $query,
  fn: ({ type }, itemId) => ({ itemId, card: type === 'card' }),
  target: offersRequested,
})

sample({
  clock: [$isUnknownCategory, listRoute.visited],
  source: $isUnknownCategory,
  filter: listRoute.$isOpened,
  target: pageMissed,
})
