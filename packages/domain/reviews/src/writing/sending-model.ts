import { isAbandoned, type Sent } from '@jeoul/api'
import { createPendingAction, refusedOf } from '@jeoul/session'
import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { reviewsOf } from '../model.ts'
import { type ReadReview, readReview } from '../read-review.ts'
import { threadChanged } from '../threads/change-thread.ts'
import { $draft, $subject, draftOpened, filesRestored } from './draft-model.ts'
import { fileProgress } from './file-progress.ts'
import { draftArrived } from './keeping-model.ts'
import { writingAsked } from './opening-model.ts'
import { type ReviewSubject, whyNotSent } from './review-draft.ts'
import { mayHaveArrived, type SendFailure, sendFailureOf } from './send-failure.ts'
import { type ReviewSending, sendReviewFx } from './send-review.ts'
import { readWritingPlace, type WritingPlace } from './writing-place.ts'

/** How far a review has come. A failed one can be sent again. */
export type WritingStep =
  | { readonly kind: 'writing' | 'sending' }
  | { readonly kind: 'failed'; readonly failure: SendFailure }
  | { readonly kind: 'sent'; readonly subject: ReviewSubject; readonly review: ReadReview | null }

/** Sends the draft. */
export const reviewSent = createEvent()
/** Stops the upload; what was written stays. */
export const sendingCancelled = createEvent()

/** Writing needs a login: whoever comes back with one finds the draft, and it is sent. */
export const writeAction = createPendingAction<WritingPlace>({
  kind: 'review-write',
  needs: '리뷰를 쓰려면',
  read: readWritingPlace,
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
  .on(sendFx.done, (_, { params: { subject }, result }) => {
    return { kind: 'sent', subject, review: readReview(subject.kind, result) }
  })
  .on(sendFx.failData, (_, error) =>
    isAbandoned(error) ? { kind: 'writing' } : { kind: 'failed', failure: sendFailureOf(error) },
  )
  // What was just written need not be on the open page of the list.
  .on(threadChanged, (step, { place, change }) => {
    if (step.kind !== 'sent' || step.review?.idx_thread !== place.threadId) return step
    return { ...step, review: { ...step.review, thread: change(step.review.thread) } }
  })
  .on([reviewsOf.product.reviewRemoved, reviewsOf.market.reviewRemoved], (step, threadId) =>
    step.kind === 'sent' && step.review?.idx_thread === threadId ? { kind: 'writing' } : step,
  )
  .reset(draftOpened)

/** Whether the host may have the review although its answer was lost. */
const $isInDoubt = createStore(false, { serialize: 'ignore' })
  .on(
    sendFx.failData,
    (isInDoubt, error) => isInDoubt || isAbandoned(error) || mayHaveArrived(sendFailureOf(error)),
  )
  .reset(draftOpened)

/** Why the draft cannot be sent, once somebody tried; null if it can. */
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
  source: { subject: $subject, draft: $draft, step: $writingStep, isRetry: $isInDoubt },
}).filterMap(({ subject, draft, step, isRetry }) => {
  // A second press of a double press finds the first one sending.
  const isReady = subject && step.kind !== 'sending' && whyNotSent(subject, draft) === null
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

/** How much of each file has been sent, from 0 to 1. */
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

/** The host has the review. */
export const reviewArrived = createEvent()
sample({ clock: sendFx.done, fn: () => {}, target: reviewArrived })
sample({ clock: reviewArrived, target: draftArrived })
for (const reviews of Object.values(reviewsOf)) {
  const done = sendFx.done.filter({ fn: ({ params }) => params.subject.kind === reviews.kind })
  sample({
    clock: done.filterMap(({ result }) => readReview(reviews.kind, result) ?? undefined),
    target: reviews.reviewChanged,
  })
  sample({ clock: done, fn: () => {}, target: reviews.refreshed })
}

sample({
  clock: refusedOf(sendFx),
  fn: ({ subject }): WritingPlace => ({
    kind: subject.kind,
    itemId: subject.itemId,
    threadId: subject.review?.idx_thread ?? null,
  }),
  target: writeAction.needed,
})

/** The login is there: what was to be sent is sent as soon as the device has given it back. */
const $isSendingDue = createStore(false, { serialize: 'ignore' })
  .on(writeAction.resumed, () => true)
  .reset([reviewSent, sendingCancelled])
sample({ clock: writeAction.resumed, target: writingAsked })
sample({
  clock: filesRestored,
  source: { isDue: $isSendingDue, subject: $subject, draft: $draft },
  filter: ({ isDue, subject, draft }) => isDue && subject !== null && whyNotSent(subject, draft) === null,
  fn: () => {},
  target: reviewSent,
})
