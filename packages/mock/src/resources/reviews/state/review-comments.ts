import type { Member } from '@jeoul/api/types'
import type { StateSource } from '../../../state/state-source.ts'
import type { JsonNode } from '../../../state/store/json-node.ts'
import { setList } from '../../../state/store/table.ts'
import type { ReviewKind, ReviewRow, StoredComment } from './review-row.ts'
import { seedComments } from './seed-text.ts'

export interface CommentText {
  readonly managerId: number
  readonly message: string
}

/** The comments on reviews: seeded ones, which nobody owns, and those of members. */
export interface ReviewComments {
  /** Oldest first. */
  of(itemId: number, row: ReviewRow): readonly StoredComment[]
  add(itemId: number, row: ReviewRow, member: Member, text: CommentText): StoredComment
  /** Puts other text under a written comment, which keeps its place. */
  change(itemId: number, row: ReviewRow, comment: StoredComment, text: CommentText): StoredComment
  remove(itemId: number, row: ReviewRow, comment: StoredComment): void
  /** Forgets a review. */
  removeAll(itemId: number, row: ReviewRow): void
}

export function createReviewComments({ clock, store }: StateSource, kind: ReviewKind): ReviewComments {
  const threads = store.table(`${kind}ReviewComments`, { read: node => node.list(readComment) })
  const keyOf = (itemId: number, { id }: ReviewRow) => `${itemId}/${id}`
  const writtenOf = (itemId: number, row: ReviewRow) => threads.get(keyOf(itemId, row)) ?? []
  return {
    of: (itemId, row) => [...(row.written ? [] : seedComments(itemId, kind, row)), ...writtenOf(itemId, row)],
    add(itemId, row, { member_id: memberId, nickname }, text) {
      const place = { id: clock.nextNumber(), created: Date.parse(clock.nextTime()) }
      const comment = { ...place, memberId, nickname, ...text }
      threads.set(keyOf(itemId, row), [...writtenOf(itemId, row), comment])
      return comment
    },
    change(itemId, row, comment, text) {
      const changed = { ...comment, ...text }
      const change = (other: StoredComment) => (other.id === comment.id ? changed : other)
      threads.set(keyOf(itemId, row), writtenOf(itemId, row).map(change))
      return changed
    },
    remove(itemId, row, { id }) {
      const others = writtenOf(itemId, row).filter(other => other.id !== id)
      setList(threads, keyOf(itemId, row), others)
    },
    removeAll: (itemId, row) => threads.delete(keyOf(itemId, row)),
  }
}

function readComment(node: JsonNode): StoredComment {
  return {
    id: node.field('id').integer(),
    created: node.field('created').integer(),
    memberId: node.field('memberId').text(),
    nickname: node.field('nickname').text(),
    managerId: node.field('managerId').integer(1),
    message: node.field('message').text(),
  }
}
