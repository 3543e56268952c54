import { createPendingAction, refusedOf } from '@jeoul/visitor/session'
import { createEvent, createStore, sample } from 'effector'
import { reviewsOf } from '../model.ts'
import { $draft, $subject, filesRestored } from './draft-model.ts'
import { draftDiscarded } from './draft-storage-model.ts'
import { writingRequested } from './opening-model.ts'
import { isTouched, whyNotSent } from './review-draft.ts'
import { reviewSent, sendFx, sendingCancelled } from './sending-model.ts'
import { draftKey } from './stored-drafts.ts'
import { placeKey, readWritingIntent, type WritingIntent, type WritingPlace } from './writing-place.ts'

/** The form was closed: a later login must not send its draft. */
export const writingLeft = createEvent()

/**
 * Opens the form after the login that writing requires. The draft is restored, and sent if the member had pressed 등록하기.
 */
export const writeAction = createPendingAction<WritingIntent>({
  kind: 'review-write',
  needs: '리뷰를 쓰려면',
  read: readWritingIntent,
})

sample({
  clock: refusedOf(sendFx),
  fn: ({ subject }): WritingIntent => ({
    kind: subject.kind,
    itemId: subject.itemId,
    threadId: subject.review?.idx_thread ?? null,
    isSend: true,
  }),
  target: writeAction.needed,
})

/** The key of the draft to send after the login, as soon as it has been restored from the device. */
const $dueKey = createStore<string | null>(null, { serialize: 'ignore' })
  .on(writeAction.resumed, (_, intent) => (intent.isSend ? placeKey(intent) : null))
  .on(writingRequested, (due, place) => (due === placeKey(place) ? due : null))
  .reset([reviewSent, sendingCancelled, draftDiscarded, writingLeft])
sample({
  clock: filesRestored,
  source: { dueKey: $dueKey, subject: $subject, draft: $draft },
  filter: ({ dueKey, subject, draft }) =>
    subject !== null &&
    dueKey === draftKey(subject) &&
    isTouched(draft, subject) &&
    whyNotSent(subject, draft) === null,
  target: reviewSent,
})

/** The review to begin after the login. First the host is asked whether the member may write. */
const $beginning = createStore<WritingPlace | null>(null, { serialize: 'ignore' })
  .on(writeAction.resumed, (_, { isSend, ...place }) => (isSend ? null : place))
  .reset(writingRequested)
const begun = createEvent<WritingPlace>()
for (const { kind, info } of Object.values(reviewsOf)) {
  sample({
    clock: writeAction.resumed.filter({ fn: intent => intent.kind === kind && !intent.isSend }),
    target: info.retried,
  })
  const answered = sample({
    clock: info.$load.updates.filter({
      fn: ({ state }) => state.status === 'full' || state.status === 'failed',
    }),
    source: $beginning,
    fn: (place, { params, state }) =>
      // If the host does not answer, the form opens; the host then decides when the review is sent.
      place?.kind === kind && place.itemId === params?.itemId && state.data?.auth.memberWriteCheck !== false
        ? place
        : undefined,
  })
  sample({ clock: answered.filterMap(place => place), target: begun })
}

/** Reopens the form after the login. */
export const writingContinued = createEvent<WritingPlace>()
sample({
  clock: [begun, writeAction.resumed.filterMap(({ isSend, ...place }) => (isSend ? place : undefined))],
  target: writingContinued,
})
sample({ clock: writingContinued, target: writingRequested })
