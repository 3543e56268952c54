import { isAbandoned, networkRestored, type Sent, tokenChanged } from '@jeoul/api'
import { createPendingAction, refusedOf } from '@jeoul/session'
import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { reviewsOf } from '../model.ts'
import { readReview } from '../read-review.ts'
import { $draft, $subject, doubtChanged, draftOpened, filesRestored } from './draft-model.ts'
import { fileProgress } from './file-progress.ts'
import { draftArrived, draftDiscarded } from './keeping-model.ts'
import { draftKey } from './kept-drafts.ts'
import { writingAsked } from './opening-model.ts'
import { ownStored } from './own-review-model.ts'
import { isTouched, type ReviewSubject, whyNotSent } from './review-draft.ts'
import { mayHaveArrived, onceRestored, type SendFailure, sendFailureOf } from './send-failure.ts'
import { type ReviewSending, sendReviewFx } from './send-review.ts'
import { placeKey, readWritingIntent, type WritingIntent, type WritingPlace } from './writing-place.ts'

/** The state of a review's submission. A failed one can be sent again. */
export type WritingStep =
  | { readonly kind: 'writing' | 'sending' }
  | { readonly kind: 'failed'; readonly failure: SendFailure }
  | { readonly kind: 'sent'; readonly subject: ReviewSubject }

/** Sends the draft. */
export const reviewSent = createEvent()
/** Stops the upload; the draft stays. */
export const sendingCancelled = createEvent()

/** The form was closed: nothing may be sent automatically any more. */
export const writingLeft = createEvent()

/** Writing requires a login. After it the draft is restored, and sent if that was requested. */
export const writeAction = createPendingAction<WritingIntent>({
  kind: 'review-write',
  needs: '리뷰를 쓰려면',
  read: readWritingIntent,
})

const bytesSent = createEvent<Sent>()
interface Sending extends Omit<ReviewSending, 'onSent' | 'signal'> {
  readonly controller: AbortController
}
const sendFx = createEffect(({ controller, ...sending }: Sending) =>
  sendReviewFx({ ...sending, signal: controller.signal, onSent: scopeBind(bytesSent, { safe: true }) }),
)
const abortFx = createEffect((controller: AbortController) => controller.abort())

export const $writingStep = createStore<WritingStep>({ kind: 'writing' }, { serialize: 'ignore' })
  .on(sendFx, () => ({ kind: 'sending' }))
  .on(sendFx.done, (_, { params: { subject } }) => ({ kind: 'sent', subject }))
  .on(sendFx.failData, (_, error) =>
    isAbandoned(error) ? { kind: 'writing' } : { kind: 'failed', failure: sendFailureOf(error) },
  )
  .on(networkRestored, step =>
    step.kind === 'failed' ? { ...step, failure: onceRestored(step.failure) } : step,
  )
  .on([reviewsOf.product.reviewRemoved, reviewsOf.market.reviewRemoved], step =>
    step.kind === 'sent' ? { kind: 'writing' } : step,
  )
  // The next visitor must not see that a member's review was sent.
  .on(tokenChanged, step => (step.kind === 'sent' ? { kind: 'writing' } : step))
  .reset(draftOpened)

// In doubt from the start, since the page may be closed before the response.
sample({ clock: sendFx, fn: () => true, target: doubtChanged })
sample({
  clock: sendFx.fail,
  fn: ({ params, error }) => params.isRetry || isAbandoned(error) || mayHaveArrived(error),
  target: doubtChanged,
})

/** The reason why the draft cannot be sent, after an attempt; null if it can. */
export const $whyNotSent = combine(
  $subject,
  $draft,
  createStore(false, { serialize: 'ignore' })
    .on(reviewSent, () => true)
    .reset(draftOpened),
  (subject, draft, isTried) => (subject && isTried ? whyNotSent(subject, draft) : null),
)

const sending = sample({
  clock: reviewSent,
  source: { subject: $subject, draft: $draft, step: $writingStep },
}).filterMap(({ subject, draft, step }) => {
  // The second press of a double press is ignored while the first is being sent.
  const isReady = subject && step.kind !== 'sending' && whyNotSent(subject, draft) === null
  const isRetry = draft.isInDoubt ?? false
  return isReady ? { subject, draft, isRetry, controller: new AbortController() } : undefined
})
sample({ clock: sending, target: sendFx })

const $controller = createStore<AbortController | null>(null, { serialize: 'ignore' })
  .on(sendFx, (_, { controller }) => controller)
  .reset(sendFx.finally)
sample({
  clock: sendingCancelled,
  source: $controller,
  filter: controller => controller !== null,
  target: abortFx,
})

/** The sent share of each file, from 0 to 1. */
export const $fileProgress = combine(
  $draft,
  createStore<Sent>({ sent: 0, total: 0 }, { serialize: 'ignore' })
    .on(bytesSent, (_, sent) => sent)
    .reset(sendFx),
  ({ files }, sent) =>
    fileProgress(
      files.map(({ file }) => file.size),
      sent,
    ),
)

/** The host has received the review. */
export const reviewArrived = createEvent()
sample({ clock: sendFx.done, fn: () => {}, target: reviewArrived })
sample({ clock: reviewArrived, target: draftArrived })
for (const reviews of Object.values(reviewsOf)) {
  const done = sendFx.done.filter({ fn: ({ params }) => params.subject.kind === reviews.kind })
  const stored = done.filterMap(({ params, result }) => {
    const review = readReview(reviews.kind, result)
    const { kind, itemId } = params.subject
    return review ? { place: { kind, itemId, threadId: review.idx_thread }, review } : undefined
  })
  sample({ clock: stored, target: ownStored })
  sample({ clock: stored, fn: ({ review }) => review, target: reviews.reviewChanged })
  sample({ clock: done, fn: () => {}, target: reviews.refreshed })
}

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

/** After the login, the draft to send as soon as it has been restored from the device. */
const $dueKey = createStore<string | null>(null, { serialize: 'ignore' })
  .on(writeAction.resumed, (_, intent) => (intent.isSend ? placeKey(intent) : null))
  .on(writingAsked, (due, place) => (due === placeKey(place) ? due : null))
  .reset([reviewSent, sendingCancelled, draftDiscarded, writingLeft])
sample({
  clock: filesRestored,
  source: { dueKey: $dueKey, subject: $subject, draft: $draft },
  filter: ({ dueKey, subject, draft }) =>
    subject !== null &&
    dueKey === draftKey(subject) &&
    isTouched(draft, subject) &&
    whyNotSent(subject, draft) === null,
  fn: () => {},
  target: reviewSent,
})

/** After the login of somebody who wanted to start writing: asks the host whether they may. */
const $beginning = createStore<WritingPlace | null>(null, { serialize: 'ignore' })
  .on(writeAction.resumed, (_, { isSend, ...place }) => (isSend ? null : place))
  .reset(writingAsked)
const begun = createEvent<WritingPlace>()
for (const { kind, info } of Object.values(reviewsOf)) {
  sample({
    clock: writeAction.resumed.filter({ fn: intent => intent.kind === kind && !intent.isSend }),
    fn: () => {},
    target: info.retried,
  })
  const answered = sample({
    clock: info.$load.updates.filter({
      fn: ({ state }) => state.status === 'full' || state.status === 'failed',
    }),
    source: $beginning,
    fn: (place, { params, state }) =>
      // If the host does not say, it decides when the review is sent.
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
sample({ clock: writingContinued, target: writingAsked })
