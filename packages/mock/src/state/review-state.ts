import { createReviewBook, type ReviewBook } from './reviews/review-book.ts'
import { createReviewComments, type ReviewComments } from './reviews/review-comments.ts'
import { createReviewReports, type ReviewReports } from './reviews/review-reports.ts'
import type { ReviewKind } from './reviews/review-row.ts'
import { createReviewVotes, type ReviewVotes } from './reviews/review-votes.ts'
import { createUploads, type Uploads } from './reviews/uploads.ts'
import type { StateSource } from './state.ts'

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
