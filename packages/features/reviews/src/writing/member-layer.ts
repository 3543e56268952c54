import { nothingResumed, reviewArrived, writingContinued, writingLeft } from '@jeoul/reviews/writing'
import { layerClosed } from '@jeoul/router'
import { createLazyLayer } from '@jeoul/ssr'
import { sample } from 'effector'

/** What members write over the page: a review, a report, and whether something is to be deleted. */
export const memberLayer = createLazyLayer({
  names: ['review-write', 'review-report', 'review-delete'],
  load: () => import('./member-dialogs.tsx'),
  error: '창을 열지 못했어요',
})

export const MemberLayerSlot = memberLayer.Slot

sample({
  clock: [reviewArrived, nothingResumed],
  source: memberLayer.$open,
  filter: open => open === 'review-write',
  fn: () => {},
  target: layerClosed,
})
sample({
  clock: memberLayer.$open.updates,
  filter: open => open !== 'review-write',
  fn: () => {},
  target: writingLeft,
})
// Whoever comes back with a login goes on where it was missing.
sample({ clock: writingContinued, fn: () => 'review-write' as const, target: memberLayer.opened })
