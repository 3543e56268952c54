import { reviewQueries } from '@jeoul/api'
import { $visitStorage } from '@jeoul/device'
import { attach, createEffect, createEvent, createStore, sample } from 'effector'
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

const storageKey = 'review-writing'

/** What the form is about; null if nobody asked for it. */
export const $writingPlace = createStore<WritingPlace | null>(null, { serialize: 'ignore' }).on(
  writingAsked,
  (_, place) => place,
)

const rememberFx = attach({
  source: $visitStorage,
  effect: (storage, place: WritingPlace) => storage.write(storageKey, JSON.stringify(place)),
})
const recallFx = attach({
  source: $visitStorage,
  effect: storage => readWritingPlace(JSON.parse(storage.read(storageKey) ?? 'null')),
})
sample({ clock: writingAsked, target: rememberFx })
sample({
  clock: writingResumed,
  source: $writingPlace,
  filter: place => place === null,
  fn: () => {},
  target: recallFx,
})
sample({ clock: recallFx.doneData.filterMap(place => place ?? undefined), target: writingAsked })

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
