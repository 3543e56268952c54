import type { Member } from '@jeoul/api/types'
import type { StateSource } from '../../../state/state-source.ts'
import { groupRows } from '../../../state/store/rows.ts'
import { memberRecord, nicknameOf } from '../../session/member-record.ts'
import type { ReviewKind, ReviewRow, StoredComment } from './review-row.ts'
import type { ReviewThreads } from './review-threads.ts'
import { seedComments } from './seed-text.ts'
import type { ThreadRows } from './thread-rows.ts'

export interface CommentText {
  readonly managerId: number
  readonly message: string
}

/** The comments on reviews: seeded ones, without an owner, and members' own. */
export interface ReviewComments {
  /** Oldest first. */
  of(itemId: number, row: ReviewRow): readonly StoredComment[]
  add(itemId: number, row: ReviewRow, member: Member, text: CommentText): StoredComment
  /** Changes the text of a member's comment, which keeps its position. */
  change(comment: StoredComment, text: CommentText): StoredComment
  remove(itemId: number, row: ReviewRow, comment: StoredComment): void
}

export function createReviewComments(
  { clock, store: { database } }: StateSource,
  { comments: rows }: ThreadRows,
  threads: ReviewThreads,
  kind: ReviewKind,
): ReviewComments {
  const { comment: comments } = database
  const inThread = groupRows(rows, ({ threadId }) => threadId)
  const writtenOf = (itemId: number, row: ReviewRow): readonly StoredComment[] =>
    inThread(threads.idOf(itemId, row.id)).map(({ threadId: _, ...comment }) => {
      return { ...comment, nickname: nicknameOf(comment.memberId) }
    })
  return {
    of: (itemId, row) => [...(row.written ? [] : seedComments(itemId, kind, row)), ...writtenOf(itemId, row)],
    add(itemId, row, { member_id: memberId, nickname }, text) {
      const place = { id: clock.nextNumber(), created: Date.parse(clock.nextTime()) }
      const thread = threads.open(itemId, row.id)
      comments.create({ ...place, ...text, thread, member: memberRecord(database, memberId) })
      return { ...place, memberId, nickname, ...text }
    },
    change(comment, text) {
      comments.update({ where: { id: { equals: comment.id } }, data: { ...text } })
      return { ...comment, ...text }
    },
    remove(itemId, row, { id }) {
      comments.delete({ where: { id: { equals: id } } })
      threads.tidy(itemId, row.id)
    },
  }
}
