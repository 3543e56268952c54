import type { Member, Review, ReviewComment, ReviewVote } from '@jeoul/api/types'
import type { MockContext } from '../../operation/mock-context.ts'
import { buildFile, buildMarketMedia, mediaOf } from './review-media.ts'
import type { ReviewRow, StoredComment } from './state/review-row.ts'
import type { ReviewState } from './state/review-state.ts'
import { seedMessage, seedNickname } from './state/seed-text.ts'

export function buildReview(
  mock: MockContext,
  state: ReviewState,
  itemId: number,
  row: ReviewRow,
  member: Member | undefined,
): Review {
  const { kind } = state
  const { written } = row
  const media = mediaOf(mock, itemId, row)
  const comments = state.comments.of(itemId, row).map(comment => buildComment(comment, member))
  return {
    idx_thread: String(row.id),
    ...(written?.fields ?? { marks: row.marks, message: seedMessage(itemId, kind, row) }),
    images: media.map(medium => buildFile(mock, medium)),
    ...(kind === 'market' ? { marketMedia: media.map(medium => buildMarketMedia(mock, medium)) } : {}),
    thread: {
      id: String(row.id),
      comments: kind === 'market' ? comments : comments.toReversed(),
      ...buildVote(state, itemId, row, member),
    },
    nickname: written?.nickname ?? seedNickname(itemId, kind, row.id),
    created: new Date(row.created).toISOString(),
    isMine: member !== undefined && written?.memberId === member.member_id,
  }
}

export function buildComment(comment: StoredComment, member: Member | undefined): ReviewComment {
  return {
    idx_comment: String(comment.id),
    idx_b_manager: comment.managerId,
    message: comment.message,
    nickname: comment.nickname,
    created: new Date(comment.created).toISOString(),
    isMine: member !== undefined && comment.memberId === member.member_id,
  }
}

/** @param row with its current likes */
export function buildVote(
  { votes }: ReviewState,
  itemId: number,
  row: ReviewRow,
  member: Member | undefined,
): ReviewVote {
  const press = votes.pressOf(itemId, row.id, member?.member_id)
  return { hasMyLike: press === 'like', hasMyHate: press === 'hate', countLike: row.likes }
}
