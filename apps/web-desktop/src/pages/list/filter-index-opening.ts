import { appResumed } from '@jeoul/api'
import { listRoute } from '@jeoul/routing'
import { firstSign, savesData } from '@jeoul/runtime'
import { createEffect, type EventCallable, sample, scopeBind } from 'effector'

/**
 * Counting on the device is for those who stay: the index is asked for at the first sign of a living visitor. Waiting for
 * it holds nothing up, and without it counts come with the list.
 */
const openFilterIndexFx = createEffect(() => {
  if (typeof window === 'undefined' || savesData()) return
  const begin = scopeBind((event: EventCallable<void>) => event())
  firstSign()
    .then(() => import('@jeoul/filter-index'))
    .then(({ filterIndexOpened }) => begin(filterIndexOpened))
    .catch(() => {})
})

sample({
  clock: [appResumed, listRoute.visited],
  filter: listRoute.$isOpened,
  fn: () => {},
  target: openFilterIndexFx,
})
