import { ApiError, type ReviewDraftParams, reviewCommands, reviewQueries, type Sent } from '@jeoul/api'
import type { Review } from '@jeoul/api/types'
import { createEffect } from 'effector'
import { type ReviewDraft, type ReviewSubject, remainingMedia } from './review-draft.ts'
import { holdsFields, toSentFields } from './review-fields.ts'

export interface ReviewSending {
  readonly subject: ReviewSubject
  readonly draft: ReviewDraft
  readonly signal: AbortSignal
  readonly onSent: (sent: Sent) => void
  /**
   * Whether an earlier response to the same draft was lost. Then the host's reviews are searched for it before it is
   * sent.
   */
  readonly isRetry: boolean
}

/** Sends a draft: "POST create as multipart; POST update with _method PUT" (specification, section 7). */
export const sendReviewFx = createEffect<ReviewSending, Review, Error>(async sending => {
  if (sending.isRetry) {
    const arrived = await findSentFx(sending)
    if (arrived) return arrived
  }
  const { success, result } = await postReviewFx(sending)
  if (success !== true || !result)
    throw new ApiError(
      'refused',
      'the host answered the review without a stored review: success is not true or the result is missing',
    )
  return result
})

const postReviewFx = createEffect(({ subject, draft, signal, onSent }: ReviewSending) => {
  const { kind, itemId, review } = subject
  const images = draft.files.map(({ file }) => file)
  const params: ReviewDraftParams & { readonly signal: AbortSignal } = {
    itemId,
    fields: toSentFields(draft),
    images,
    signal,
  }
  // Only uploads of files report progress; text is sent by `fetch`, with the usual time limit.
  const upload = images.length > 0 ? { ...params, onSent } : params
  const { createReviewFx, updateReviewFx } = reviewCommands[kind]
  return review
    ? updateReviewFx({ ...upload, threadId: review.idx_thread, deletedImages: draft.deleted })
    : createReviewFx(upload)
})

const findSentFx = createEffect(async ({ subject, draft, signal }: ReviewSending) => {
  const { kind, itemId, review } = subject
  const { getReviewFx, getReviewsFx } = reviewQueries[kind]
  const found = review
    ? [(await getReviewFx({ itemId, threadId: review.idx_thread, signal })).result]
    : (await getReviewsFx({ itemId, query: { sort: 'new', page: 1 }, signal })).result.list
  return sentAlready(subject, draft, found)
})

/**
 * Finds the review of a lost response, so that a retry does not send it twice.
 *
 * @param found the review being edited, or the newest ones
 * @returns the member's own review with the draft's contents; undefined if the host does not have it
 */
function sentAlready(
  subject: ReviewSubject,
  draft: ReviewDraft,
  found: readonly Review[],
): Review | undefined {
  const media = remainingMedia(subject, draft).length + draft.files.length
  return found.find(review => review.isMine && holdsFields(review, draft) && review.images.length === media)
}
