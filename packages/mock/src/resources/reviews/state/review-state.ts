import type { StateSource } from '../../../state/state-source.ts'
import { createReviewBook, type ReviewBook } from './review-book.ts'
import { createReviewComments, type ReviewComments } from './review-comments.ts'
import { createReviewReports, type ReviewReports } from './review-reports.ts'
import type { ReviewKind } from './review-row.ts'
import { createReviewRows } from './review-rows.ts'
import { createReviewThreads, type ReviewThreads } from './review-threads.ts'
import { createReviewVotes, type ReviewVotes } from './review-votes.ts'
import { createThreadRows } from './thread-rows.ts'
import { createUploads, type Uploads } from './uploads.ts'

/** One of the two sets of reviews. */
export interface ReviewState {
  readonly kind: ReviewKind
  readonly reviews: ReviewBook
  readonly threads: ReviewThreads
  readonly votes: ReviewVotes
  readonly comments: ReviewComments
  readonly reports: ReviewReports
  /** Shared by both sets. */
  readonly uploads: Uploads
}

export function createReviewStates(source: StateSource): Readonly<Record<ReviewKind, ReviewState>> {
  const rows = createReviewRows(source.store)
  const threadRows = createThreadRows(source.store)
  const uploads = createUploads(source, rows)
  const stateOf = (kind: ReviewKind): ReviewState => {
    const threads = createReviewThreads(source, threadRows, kind)
    return {
      kind,
      reviews: createReviewBook(source, rows, uploads, kind),
      threads,
      votes: createReviewVotes(source, threadRows, threads, kind),
      comments: createReviewComments(source, threadRows, threads, kind),
      reports: createReviewReports(source, rows, kind),
      uploads,
    }
  }
  return { product: stateOf('product'), market: stateOf('market') }
}
