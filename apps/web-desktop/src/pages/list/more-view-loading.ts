import { moreViewOpened } from '@jeoul/listing'
import { createEffect, createStore, sample } from 'effector'
import type { ComponentType } from 'react'
import type { MoreViewProps } from './more-view-slot.tsx'

/** The view of an open row comes with the first row that is opened: most visits never need it. */
const loadMoreViewFx = createEffect(async () => ({ View: (await import('./more-view.tsx')).default }))

export const $moreView = createStore<{ View: ComponentType<MoreViewProps> } | null>(null, {
  serialize: 'ignore',
}).on(loadMoreViewFx.doneData, (_, loaded) => loaded)

sample({
  clock: moreViewOpened,
  source: $moreView,
  filter: loaded => loaded === null,
  fn: () => {},
  target: loadMoreViewFx,
})
