import type { StateSource } from '../../../state/state-source.ts'
import { groupRows } from '../../../state/store/rows.ts'
import type { ReviewKind } from './review-row.ts'
import type { ThreadRows } from './thread-rows.ts'

/** Members' activity on reviews, seeded ones included: one record for each review with any. */
export interface ReviewThreads {
  idOf(itemId: number, reviewId: number): string
  /** The thread's record, created if the review has none. */
  open(itemId: number, reviewId: number): ReturnType<StateSource['store']['database']['thread']['create']>
  /** Removes the comments and votes. */
  remove(itemId: number, reviewId: number): void
  /** Removes a thread if it has neither comments nor votes. */
  tidy(itemId: number, reviewId: number): void
}

export function createReviewThreads(
  { store: { database } }: StateSource,
  { threads, comments, votes }: ThreadRows,
  kind: ReviewKind,
): ReviewThreads {
  const { thread, comment, vote } = database
  const threadsFor = groupRows(threads, ({ id }) => id)
  const commentsIn = groupRows(comments, ({ threadId }) => threadId)
  const votesIn = groupRows(votes, ({ threadId }) => threadId)
  const idOf = (itemId: number, reviewId: number) => `${kind}/${itemId}/${reviewId}`

  function remove(itemId: number, reviewId: number) {
    const id = { equals: idOf(itemId, reviewId) }
    if (threadsFor(id.equals).length === 0) return
    comment.deleteMany({ where: { thread: { id } } })
    vote.deleteMany({ where: { thread: { id } } })
    thread.delete({ where: { id } })
  }

  return {
    idOf,
    open(itemId, reviewId) {
      const id = idOf(itemId, reviewId)
      return (
        thread.findFirst({ where: { id: { equals: id } } }) ??
        thread.create({ id, kind, itemId, reviewId, moved: 0 })
      )
    },
    remove,
    tidy(itemId, reviewId) {
      const id = idOf(itemId, reviewId)
      if (commentsIn(id).length === 0 && votesIn(id).length === 0) remove(itemId, reviewId)
    },
  }
}
