import { createCommand } from '../create-command.ts'
import { createQuery } from '../create-query.ts'
import type { ItemParams } from '../item.ts'
import type { ReportDraft } from '../report.ts'
import { forEachReviewKind } from './review-home.ts'
import type { CommentParams, ReviewParams } from './review-params.ts'

/** Report reviews of one kind and comments on them. */
export const reviewReports = forEachReviewKind(home => ({
  getReasonsFx: createQuery(({ itemId }: ItemParams, { secondClient, secondUrl, init }) =>
    secondClient.GET(`${home}/notify`, { ...init, baseUrl: secondUrl, params: { path: { id: itemId } } }),
  ),

  reportReviewFx: createCommand(
    ({ itemId, threadId, report }: ReviewParams & ReportDraft, { secondClient, secondUrl, init }) =>
      secondClient.POST(`${home}/{review}/notify`, {
        ...init,
        baseUrl: secondUrl,
        params: { path: { id: itemId, review: threadId } },
        body: report,
      }),
  ),

  reportCommentFx: createCommand(
    (
      { itemId, threadId, commentId, report }: CommentParams & ReportDraft,
      { secondClient, secondUrl, init },
    ) =>
      secondClient.POST(`${home}/{thread}/comment/{comment}/notify`, {
        ...init,
        baseUrl: secondUrl,
        params: { path: { id: itemId, thread: threadId, comment: commentId } },
        body: report,
      }),
  ),
}))
