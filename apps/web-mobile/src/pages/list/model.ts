import {
  $cateId,
  $isListShown,
  $isUnknownCategory,
  listOpened,
  listShown,
  mobileList,
  placeKept,
  placeSeen,
  queryChosen,
  readListQuery,
  returnAsked,
  writeListQuery,
} from '@jeoul/listing'
import { $pageProps } from '@jeoul/page'
import { $entry, hrefs, listRoute, navigated } from '@jeoul/routing'
import { pageMissed } from '@jeoul/runtime'
import { createEffect, sample } from 'effector'
import { scrollToList } from './list-scroll.ts'

sample({
  clock: listRoute.visited,
  source: $pageProps,
  fn: ({ idxBManager }, { params, search }) => ({
    cateId: params.cateId,
    managerId: idxBManager,
    query: readListQuery(search, mobileList),
    site: mobileList,
  }),
  target: listOpened,
})

sample({
  clock: queryChosen,
  source: $cateId,
  fn: (cateId, query) => ({ href: hrefs.list(cateId, writeListQuery(query, mobileList)), keepsLayer: true }),
  target: navigated,
})
sample({ clock: queryChosen, fn: () => {}, target: createEffect(scrollToList) })

sample({
  clock: placeSeen,
  source: $entry,
  fn: (visit, place) => ({ visit, place }),
  target: placeKept,
})
sample({ clock: [listShown, listOpened], source: $entry, filter: $isListShown, target: returnAsked })

sample({
  clock: [$isUnknownCategory, listRoute.visited],
  source: $isUnknownCategory,
  filter: listRoute.$isOpened,
  target: pageMissed,
})
