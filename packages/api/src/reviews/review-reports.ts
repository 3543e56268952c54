import { createCommand } from '../create-command.ts'
import { createQuery } from '../create-query.ts'
import type { ItemParams } from '../item.ts'
import type { ReportDraft } from '../report.ts'
import { forEachReviewKind } from './review-home.ts'
import type { CommentParams, ReviewParams } from './review-params.ts'

/** Report reviews of one kind and comments on them. */
export const reviewReports = forEachReviewKind(home => ({
  getReasonsFx: createQuery(({ itemId }: ItemParams, { second }) =>
    second.GET(`${home}/notify`, { params: { path: { id: itemId } } }),
  ),

  reportReviewFx: createCommand(({ itemId, threadId, report }: ReviewParams & ReportDraft, { second }) =>
    second.POST(`${home}/{review}/notify`, {
      params: { path: { id: itemId, review: threadId } },
      body: report,
    }),
  ),

  reportCommentFx: createCommand(
    ({ itemId, threadId, commentId, report }: CommentParams & ReportDraft, { second }) =>
      second.POST(`${home}/{thread}/comment/{comment}/notify`, {
        params: { path: { id: itemId, thread: threadId, comment: commentId } },
        body: report,
      }),
  ),
}))
