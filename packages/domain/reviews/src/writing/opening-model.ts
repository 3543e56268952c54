import { reviewQueries } from '@jeoul/api'
import { createPersisted } from '@jeoul/visitor/device'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { draftTexts } from '../forget-drafts.ts'
import { $openReviews } from '../model.ts'
import { readReview } from '../read-review.ts'
import { draftClosed } from './draft-model.ts'
import { writingOpened } from './draft-storage-model.ts'
import type { ReviewSubject } from './review-draft.ts'
import { readWritingPlace, type WritingPlace } from './writing-place.ts'

/** Opens the form for writing. */
export const writingRequested = createEvent<WritingPlace>()
/** Restores the form after a reload. */
export const writingResumed = createEvent()
/** Retries loading the review to edit. */
export const openingRetried = createEvent()

/** The review that the form writes; null if it was not opened. */
export const $writingPlace = createStore<WritingPlace | null>(null, { serialize: 'ignore' }).on(
  writingRequested,
  (_, place) => place,
)

/** Stored on the device, so that a reload restores the form. */
const persisted = createPersisted<WritingPlace | null>({
  key: draftTexts.place,
  read: readWritingPlace,
  initial: null,
})
sample({ clock: writingRequested, target: persisted.changed })

const resumed = sample({
  clock: writingResumed,
  source: { place: $writingPlace, kept: persisted.$value, open: $openReviews },
  filter: ({ place }) => place === null,
  fn: ({ kept, open }) => (kept !== null && kept.itemId === open?.itemId ? kept : null),
})
sample({ clock: resumed.filterMap(place => place ?? undefined), target: writingRequested })
/** The device has no form to restore. */
export const nothingResumed = createEvent()
sample({ clock: resumed, filter: place => place === null, target: nothingResumed })

/** Loads the review to edit from the host, so that the indexes of its media are current. */
const openFx = createEffect(async ({ kind, itemId, threadId }: WritingPlace): Promise<ReviewSubject> => {
  if (threadId === null) return { kind, itemId, review: null }
  const { result } = await reviewQueries[kind].getReviewFx({ itemId, threadId })
  return { kind, itemId, review: readReview(kind, result) }
})
sample({ clock: writingRequested, target: draftClosed })
sample({
  clock: [writingRequested, openingRetried],
  source: $writingPlace,
  filter: (place): place is WritingPlace => place !== null,
  target: openFx,
})
sample({
  clock: openFx.done,
  source: $writingPlace,
  filter: (place, { params }) => place === params,
  fn: (_, { result }) => result,
  target: writingOpened,
})

/** Whether the review to edit failed to load. */
export const $hasOpeningFailed = createStore(false, { serialize: 'ignore' })
  .on(openFx.fail, () => true)
  .reset(openFx)
