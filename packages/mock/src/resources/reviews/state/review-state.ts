import type { StateSource } from '../../../state/state-source.ts'
import { createReviewBook, type ReviewBook } from './review-book.ts'
import { createReviewComments, type ReviewComments } from './review-comments.ts'
import { createReviewReports, type ReviewReports } from './review-reports.ts'
import type { ReviewKind } from './review-row.ts'
import { createReviewVotes, type ReviewVotes } from './review-votes.ts'
import { createUploads, type Uploads } from './uploads.ts'

/** One of the two sets of reviews. */
export interface ReviewState {
  readonly kind: ReviewKind
  readonly reviews: ReviewBook
  readonly votes: ReviewVotes
  readonly comments: ReviewComments
  readonly reports: ReviewReports
  readonly uploads: Uploads
}

export function createReviewState(source: StateSource, kind: ReviewKind = 'product'): ReviewState {
  return {
    kind,
    reviews: createReviewBook(source, kind),
    votes: createReviewVotes(source, kind),
    comments: createReviewComments(source, kind),
    reports: createReviewReports(source, kind),
    uploads: createUploads(source, kind),
  }
}
