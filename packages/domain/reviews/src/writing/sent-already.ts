import type { Review } from '@jeoul/api/types'
import { type ReviewDraft, type ReviewSubject, remainingMedia } from './review-draft.ts'
import { holdsFields } from './review-fields.ts'

/**
 * Finds the review of a lost response, so that a retry does not send it twice.
 *
 * @param found the review being edited, or the newest ones
 * @returns the member's own review with the draft's contents; undefined if the host does not have it
 */
export function sentAlready(
  subject: ReviewSubject,
  draft: ReviewDraft,
  found: readonly Review[],
): Review | undefined {
  const media = remainingMedia(subject, draft).length + draft.files.length
  return found.find(review => review.isMine && holdsFields(review, draft) && review.images.length === media)
}
