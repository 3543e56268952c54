import { networkRestored, reviewQueries, tokenChanged } from '@jeoul/api'
import { createPersisted } from '@jeoul/visitor/device'
import { $memberId } from '@jeoul/visitor/session'
import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { draftTexts } from '../forget-drafts.ts'
import { $openReviews, reviewsOf } from '../model.ts'
import { type ReadReview, readReview } from '../read-review.ts'
import { threadChanged } from '../threads/change-thread.ts'
import type { ThreadPlace } from '../threads/thread-place.ts'
import { type OwnReviews, ownOf, readOwnReviews, withOwn, withoutOwn } from './own-reviews.ts'
import { sendFailureOf } from './send-failure.ts'

/** A review of the member, shown independently of its place in the list. */
export interface ShownOwn {
  readonly place: ThreadPlace
  readonly review: ReadReview
}

/** The host has stored a new or edited review of the member. */
export const ownStored = createEvent<ShownOwn>()
/** Requests the member's earlier review. */
export const ownWanted = createEvent<ThreadPlace>()

const persisted = createPersisted<OwnReviews>({ key: draftTexts.own, read: readOwnReviews, initial: {} })

/** The ids of the member's review of the open item if it was written on this device, else null. */
export const $ownPlace = combine(
  [persisted.$value, $memberId, $openReviews],
  ([own, memberId, open]) => open && ownOf(own, memberId, open),
)

const loadFx = createEffect(async (place: ThreadPlace): Promise<ReadReview | null> => {
  const { result } = await reviewQueries[place.kind].getReviewFx(place)
  return readReview(place.kind, result)
})
sample({ clock: ownWanted, target: loadFx })

const loaded = loadFx.done.filterMap(({ params: place, result: review }) =>
  review ? { place, review } : undefined,
)
const gone = loadFx.fail.filterMap(({ params, error }) =>
  sendFailureOf(error) === 'gone' ? params : undefined,
)

/** The member's review, shown above the list until it is deleted or another member logs in. */
export const $ownReview = createStore<ShownOwn | null>(null, { serialize: 'ignore' })
  .on([ownStored, loaded], (_, shown) => shown)
  .on(threadChanged, (shown, { place, change }) => {
    if (!shown || shown.place.kind !== place.kind || shown.place.threadId !== place.threadId) return shown
    return { ...shown, review: { ...shown.review, thread: change(shown.review.thread) } }
  })
  .reset(tokenChanged)

/** The state of the request for it; `gone` if it was deleted elsewhere. */
export const $ownStep = createStore<'idle' | 'loading' | 'failed' | 'gone'>('idle', { serialize: 'ignore' })
  .on(loadFx, () => 'loading')
  .on(loadFx.fail, () => 'failed')
  .on(gone, () => 'gone')
  .reset(loadFx.done, $openReviews, networkRestored, tokenChanged)

const removed = createEvent<ThreadPlace>()
for (const { kind, reviewRemoved } of Object.values(reviewsOf)) {
  sample({
    clock: reviewRemoved,
    source: $openReviews,
    fn: (open, threadId) => ({ kind, itemId: open?.itemId ?? '', threadId }),
    target: removed,
  })
}
$ownReview.on(removed, (shown, place) => (shown?.place.threadId === place.threadId ? null : shown))

sample({
  clock: ownStored,
  source: { own: persisted.$value, owner: $memberId },
  filter: ({ owner }) => owner !== null,
  fn: ({ own, owner }, { place }) => withOwn(own, { ...place, owner: owner ?? '' }),
  target: persisted.changed,
})
sample({
  clock: [removed, gone],
  source: persisted.$value,
  filter: (own, place) => withoutOwn(own, place) !== own,
  fn: withoutOwn,
  target: persisted.changed,
})
