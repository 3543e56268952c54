import { createCommand } from '../create-command.ts'
import { forEachReviewKind } from './review-home.ts'
import type { CommentDraftParams, CommentParams } from './review-params.ts'

/** Create, edit and delete comments on reviews of one kind. */
export const commentCommands = forEachReviewKind(home => ({
  createCommentFx: createCommand(({ itemId, threadId, comment }: CommentDraftParams, { second }) =>
    second.POST(`${home}/{thread}/comment`, {
      params: { path: { id: itemId, thread: threadId } },
      body: comment,
    }),
  ),

  updateCommentFx: createCommand(
    ({ itemId, threadId, commentId, comment }: CommentParams & CommentDraftParams, { second }) =>
      second.PUT(`${home}/{thread}/comment/{comment}`, {
        params: { path: { id: itemId, thread: threadId, comment: commentId } },
        body: comment,
      }),
  ),

  deleteCommentFx: createCommand(({ itemId, threadId, commentId }: CommentParams, { second }) =>
    second.DELETE(`${home}/{thread}/comment/{comment}`, {
      // May be sent while the page is being left.
      keepalive: true,
      params: { path: { id: itemId, thread: threadId, comment: commentId } },
    }),
  ),
}))
