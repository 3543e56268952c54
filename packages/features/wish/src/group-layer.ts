import { openLayer } from '@jeoul/router'
import { createLazyLayer } from '@jeoul/ssr'
import { choiceNeeded, requestEnded } from '@jeoul/wish'
import { sample } from 'effector'

/** The layer that asks which group to save products to. */
export const groupLayer = createLazyLayer({
  names: ['wish-group'],
  load: () => import('./group-dialog.tsx'),
  error: '찜 목록을 열지 못했어요',
})

sample({ clock: choiceNeeded, fn: () => 'wish-group', target: openLayer })
sample({
  clock: groupLayer.$open.updates.filter({ fn: open => open === null }),
  target: requestEnded,
})
