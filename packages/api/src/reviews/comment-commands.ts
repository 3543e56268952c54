import { createCommand } from '../create-command.ts'
import { forEachReviewKind } from './review-home.ts'
import type { CommentDraftParams, CommentParams } from './review-params.ts'

/** Create, edit and delete comments on reviews of one kind. */
export const commentCommands = forEachReviewKind(home => ({
  createCommentFx: createCommand(
    ({ itemId, threadId, comment }: CommentDraftParams, { secondClient, secondUrl, init }) =>
      secondClient.POST(`${home}/{thread}/comment`, {
        ...init,
        baseUrl: secondUrl,
        params: { path: { id: itemId, thread: threadId } },
        body: comment,
      }),
  ),

  updateCommentFx: createCommand(
    (
      { itemId, threadId, commentId, comment }: CommentParams & CommentDraftParams,
      { secondClient, secondUrl, init },
    ) =>
      secondClient.PUT(`${home}/{thread}/comment/{comment}`, {
        ...init,
        baseUrl: secondUrl,
        params: { path: { id: itemId, thread: threadId, comment: commentId } },
        body: comment,
      }),
  ),

  deleteCommentFx: createCommand(
    ({ itemId, threadId, commentId }: CommentParams, { secondClient, secondUrl, init }) =>
      secondClient.DELETE(`${home}/{thread}/comment/{comment}`, {
        ...init,
        // It may be sent while the page is being left.
        keepalive: true,
        baseUrl: secondUrl,
        params: { path: { id: itemId, thread: threadId, comment: commentId } },
      }),
  ),
}))
