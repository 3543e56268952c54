import { type CallOptions, reviewReports } from '@jeoul/api'
import type { NotifyDraft } from '@jeoul/api/types'
import { createReport } from '@jeoul/product/actions'
import { createEffect } from 'effector'
import { type CommentTarget, readCommentTarget } from './comment-draft.ts'

/** The report of a review, or of a comment on it. It requires no login. */
export const reviewReport = createReport({
  reasons: createEffect(({ kind, ...params }: CommentTarget & CallOptions) =>
    reviewReports[kind].getReasonsFx(params),
  ),
  send: createEffect(({ kind, commentId, ...params }: CommentTarget & { readonly report: NotifyDraft }) =>
    commentId === null
      ? reviewReports[kind].reportReviewFx(params)
      : reviewReports[kind].reportCommentFx({ ...params, commentId }),
  ),
  kind: 'review-report',
  readTarget: readCommentTarget,
})
