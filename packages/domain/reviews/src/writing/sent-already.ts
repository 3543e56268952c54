import type { Review } from '@jeoul/api/types'
import { keptMedia, type ReviewDraft, type ReviewSubject } from './review-draft.ts'

/**
 * Finds the review that a lost answer was about, so that trying again does not write it twice.
 *
 * @param found the review that is changed, or the newest ones
 * @returns the member's own review that says what the draft says; undefined if it did not arrive
 */
export function sentAlready(
  subject: ReviewSubject,
  draft: ReviewDraft,
  found: readonly Review[],
): Review | undefined {
  const media = keptMedia(subject, draft).length + draft.files.length
  return found.find(
    ({ isMine, marks, message, images }) =>
      isMine && marks === draft.marks && message.trim() === draft.message.trim() && images.length === media,
  )
}
