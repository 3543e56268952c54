import type { StateSource } from '../../../state/state-source.ts'
import { groupRows } from '../../../state/store/rows.ts'
import type { ReviewKind } from './review-row.ts'
import type { ThreadRows } from './thread-rows.ts'

/** What members did about reviews, generated ones included: a record for each review that they touched. */
export interface ReviewThreads {
  idOf(itemId: number, reviewId: number): string
  /** The thread's record, made where nobody touched the review before. */
  open(itemId: number, reviewId: number): ReturnType<StateSource['store']['database']['thread']['create']>
  /** Forgets comments and votes. */
  remove(itemId: number, reviewId: number): void
  /** Forgets a thread without comments and votes. */
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
