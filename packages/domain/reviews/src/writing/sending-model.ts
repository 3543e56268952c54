import { isAbandoned, networkRestored, type Sent, tokenChanged } from '@jeoul/api'
import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { reviewsOf } from '../model.ts'
import { readReview } from '../read-review.ts'
import { $draft, $pendingFiles, $subject, doubtChanged, draftOpened } from './draft-model.ts'
import { draftArrived } from './draft-storage-model.ts'
import { fileProgress } from './file-progress.ts'
import { ownStored } from './own-review-model.ts'
import { type ReviewSubject, whyNotSent } from './review-draft.ts'
import { mayHaveArrived, onceRestored, type SendFailure, sendFailureOf } from './send-failure.ts'
import { type ReviewSending, sendReviewFx } from './send-review.ts'

/** The state of a review's submission. A failed one can be sent again. */
export type WritingStep =
  | { readonly kind: 'writing' | 'sending' }
  | { readonly kind: 'failed'; readonly failure: SendFailure }
  | { readonly kind: 'sent'; readonly subject: ReviewSubject }

/** Sends the draft. */
export const reviewSent = createEvent()
/** Stops the upload; the draft stays. */
export const sendingCancelled = createEvent()

const bytesSent = createEvent<Sent>()
interface Sending extends Omit<ReviewSending, 'onSent' | 'signal'> {
  readonly controller: AbortController
}
/** Sends a draft that {@link reviewSent} has checked. */
export const sendFx = createEffect(({ controller, ...sending }: Sending) =>
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
  // The next visitor must not see that a review was sent.
  .on(tokenChanged, step => (step.kind === 'sent' ? { kind: 'writing' } : step))
  .reset(draftOpened)

// The host may have received the draft from the start, because the page may be closed before the response.
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
  $pendingFiles,
  (subject, draft, isTried, pending) => {
    if (!subject || !isTried) return null
    return (
      whyNotSent(subject, draft) ?? (pending > 0 ? '사진을 준비하고 있어요. 잠시 뒤에 눌러 주세요.' : null)
    )
  },
)

const sending = sample({
  clock: reviewSent,
  source: { subject: $subject, draft: $draft, step: $writingStep, pending: $pendingFiles },
}).filterMap(({ subject, draft, step, pending }) => {
  // The second press of a double press is ignored while the first is being sent.
  const isReady = subject && pending === 0 && step.kind !== 'sending' && whyNotSent(subject, draft) === null
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
sample({ clock: sendFx.done, target: reviewArrived })
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
  sample({ clock: done, target: reviews.refreshed })
}
