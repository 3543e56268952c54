import { readThreadPlace, type ThreadPlace, threadKey } from './thread-place.ts'

/** The subject of a comment form: a review, and the comment to edit, or null for a new one. */
export interface CommentTarget extends ThreadPlace {
  readonly commentId: string | null
}

/** A comment that is being written. */
export interface CommentDraft extends CommentTarget {
  readonly message: string
}

export function commentKey(target: CommentTarget): string {
  return `${threadKey(target)}/${target.commentId ?? 'new'}`
}

/** Validates data stored on the device; null for anything else. */
export function readCommentTarget(found: unknown): CommentTarget | null {
  const place = readThreadPlace(found)
  const { commentId }: Readonly<Record<string, unknown>> = { ...(place && Object(found)) }
  return place && { ...place, commentId: typeof commentId === 'string' ? commentId : null }
}

/** Validates a target and its text stored on the device; null for anything else. */
export function readCommentDraft(found: unknown): CommentDraft | null {
  const target = readCommentTarget(found)
  const { message }: Readonly<Record<string, unknown>> = { ...(target && Object(found)) }
  return target && typeof message === 'string' ? { ...target, message } : null
}
