import { $cateId, queryChosen } from '@jeoul/listing'
import { navigated } from '@jeoul/routing'
import { createEffect, sample } from 'effector'
import { listHref } from './list-href.ts'
import { scrollToList } from './list-scroll.ts'

/** What was chosen on a list, of a category or of a search, becomes its address. */
sample({
  clock: queryChosen,
  source: $cateId,
  fn: (cateId, query) => ({ href: listHref(cateId, query), keepsLayer: true }),
  target: navigated,
})
sample({ clock: queryChosen, fn: () => {}, target: createEffect(scrollToList) })
