import type { ReviewComment } from '@jeoul/api/types'

/** The contract's limit (assumed), in characters. */
export const maxComment = 500

/**
 * Adds a comment, or replaces it if the list has it already. "Comments added to a review go to the front on desktop and
 * to the end on shopping reviews" (specification, section 4).
 */
export function withComment(
  comments: readonly ReviewComment[],
  comment: ReviewComment,
  place: 'front' | 'end',
): ReviewComment[] {
  const isThere = comments.some(({ idx_comment }) => idx_comment === comment.idx_comment)
  if (isThere) return comments.map(other => (other.idx_comment === comment.idx_comment ? comment : other))
  return place === 'front' ? [comment, ...comments] : [...comments, comment]
}

export function withoutComment(comments: readonly ReviewComment[], commentId: string): ReviewComment[] {
  return comments.filter(({ idx_comment }) => idx_comment !== commentId)
}

/** The reason why a comment cannot be sent, as a sentence; null if it can. */
export function whyNoComment(message: string): string | null {
  const over = [...message.trim()].length - maxComment
  if (!/\S/u.test(message)) return '댓글을 적어 주세요.'
  return over > 0 ? `${maxComment}자까지 쓸 수 있어요. ${over}자를 줄여 주세요.` : null
}
