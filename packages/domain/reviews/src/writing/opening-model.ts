import { reviewQueries } from '@jeoul/api'
import { createPersisted } from '@jeoul/device'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { draftTexts } from '../forget-drafts.ts'
import { $openReviews } from '../model.ts'
import { readReview } from '../read-review.ts'
import { draftClosed } from './draft-model.ts'
import { writingOpened } from './keeping-model.ts'
import type { ReviewSubject } from './review-draft.ts'
import { readWritingPlace, type WritingPlace } from './writing-place.ts'

/** A visitor wants to write. */
export const writingAsked = createEvent<WritingPlace>()
/** The form is shown again after a reload: it goes on where the tab was. */
export const writingResumed = createEvent()
/** Tries again to load the review that is to be changed. */
export const openingRetried = createEvent()

/** What the form is about; null if nobody asked for it. */
export const $writingPlace = createStore<WritingPlace | null>(null, { serialize: 'ignore' }).on(
  writingAsked,
  (_, place) => place,
)

/** The device keeps it over a reload. */
const persisted = createPersisted<WritingPlace | null>({
  key: draftTexts.place,
  read: readWritingPlace,
  initial: null,
})
sample({ clock: writingAsked, target: persisted.changed })

const resumed = sample({
  clock: writingResumed,
  source: { place: $writingPlace, kept: persisted.$value, open: $openReviews },
  filter: ({ place }) => place === null,
  fn: ({ kept, open }) => (kept !== null && kept.itemId === open?.itemId ? kept : null),
})
sample({ clock: resumed.filterMap(place => place ?? undefined), target: writingAsked })
/** Nobody knows any more what was to be written. */
export const nothingResumed = createEvent()
sample({ clock: resumed, filter: place => place === null, fn: () => {}, target: nothingResumed })

/** A change begins with the review as the host has it now, so that places of its media are right. */
const openFx = createEffect(async ({ kind, itemId, threadId }: WritingPlace): Promise<ReviewSubject> => {
  if (threadId === null) return { kind, itemId, review: null }
  const { result } = await reviewQueries[kind].getReviewFx({ itemId, threadId })
  return { kind, itemId, review: readReview(kind, result) }
})
sample({ clock: writingAsked, fn: () => {}, target: draftClosed })
sample({
  clock: [writingAsked, openingRetried],
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

/** Whether the review that is to be changed could not be loaded. */
export const $hasOpeningFailed = createStore(false, { serialize: 'ignore' })
  .on(openFx.fail, () => true)
  .reset(openFx)
