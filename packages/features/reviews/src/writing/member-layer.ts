import { nothingResumed, reviewArrived, writingContinued, writingLeft } from '@jeoul/reviews/writing'
import { closeLayer } from '@jeoul/router'
import { createLazyLayer } from '@jeoul/ssr'
import { sample } from 'effector'

/** Dialogs of members over the page: writing a review, reporting one, and confirming a deletion. */
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
  target: closeLayer,
})
sample({
  clock: memberLayer.$open.updates,
  filter: open => open !== 'review-write',
  target: writingLeft,
})
// After logging in, the member continues where the login was needed.
sample({ clock: writingContinued, fn: () => 'review-write' as const, target: memberLayer.opened })
