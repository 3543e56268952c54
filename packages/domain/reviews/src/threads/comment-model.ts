import { ApiError, commentCommands } from '@jeoul/api'
import type { ReviewComment, ReviewThread } from '@jeoul/api/types'
import { $pageProps } from '@jeoul/page'
import { createPendingAction, refusedOf } from '@jeoul/session'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { reviewRules } from '../review-kinds.ts'
import { type SendFailure, sendFailureOf } from '../writing/send-failure.ts'
import { threadChanged } from './change-thread.ts'
import { type CommentDraft, type CommentTarget, commentKey, readCommentDraft } from './comment-draft.ts'
import { whyNoComment, withComment } from './comments.ts'

/** How far a comment has come. */
export interface CommentForm extends CommentDraft {
  readonly isSending: boolean
  readonly failure: SendFailure | null
}
type CommentForms = Readonly<Record<string, CommentForm>>

/** Opens the form of a new comment, or of the change of one's own. */
export const commentOpened = createEvent<CommentDraft>()
export const commentTyped = createEvent<CommentDraft>()
/** Closes a form and throws away what was typed. */
export const commentClosed = createEvent<CommentTarget>()
/** Sends what was typed. */
export const commentSent = createEvent<CommentTarget>()

/** A comment needs a login, and is sent after it, with the words that were typed. */
export const commentAction = createPendingAction<CommentDraft>({
  kind: 'review-comment',
  needs: '댓글을 쓰려면',
  read: readCommentDraft,
})

interface CommentCall extends CommentDraft {
  readonly managerId: number
}

/** "POST comment (idx_b_manager, message); PUT" (specification, section 7). */
const sendFx = createEffect(
  async ({ kind, itemId, threadId, commentId, message, managerId }: CommentCall): Promise<ReviewComment> => {
    const { createCommentFx, updateCommentFx } = commentCommands[kind]
    const params = { itemId, threadId, comment: { idx_b_manager: managerId, message: message.trim() } }
    const { success, result } = await (commentId === null
      ? createCommentFx(params)
      : updateCommentFx({ ...params, commentId }))
    if (success !== true || !result) throw new ApiError('refused', 'the host did not take the comment')
    return result
  },
)

/** The open forms by their keys. */
export const $commentForms = createStore<CommentForms>({}, { serialize: 'ignore' })
  .on([commentOpened, commentTyped], (forms, draft) => ({
    ...forms,
    [commentKey(draft)]: { ...draft, isSending: false, failure: null },
  }))
  .on(sendFx, (forms, { managerId: _, ...draft }) => ({
    ...forms,
    [commentKey(draft)]: { ...draft, isSending: true, failure: null },
  }))
  .on(sendFx.fail, (forms, { params: { managerId: _, ...draft }, error }) => ({
    ...forms,
    [commentKey(draft)]: { ...draft, isSending: false, failure: sendFailureOf(error) },
  }))
  .on([commentClosed, sendFx.done.map(({ params }) => params)], (forms, target) => {
    const { [commentKey(target)]: _, ...others } = forms
    return others
  })

const due = sample({
  clock: commentSent,
  source: $commentForms,
  fn: (forms, target) => forms[commentKey(target)],
})
sample({
  clock: [
    due.filterMap(form => (form && !form.isSending && !whyNoComment(form.message) ? form : undefined)),
    commentAction.resumed,
  ],
  source: $pageProps,
  fn: ({ idxBManager }, { kind, itemId, threadId, commentId, message }): CommentCall => {
    return { kind, itemId, threadId, commentId, message, managerId: idxBManager }
  },
  target: sendFx,
})

sample({
  clock: sendFx.done,
  fn: ({ params, result }) => ({
    place: params,
    change: (thread: ReviewThread) => ({
      ...thread,
      comments: withComment(thread.comments, result, reviewRules[params.kind].newComment),
    }),
  }),
  target: threadChanged,
})
sample({ clock: refusedOf(sendFx), target: commentAction.needed })
