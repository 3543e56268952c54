import { ApiError, commentCommands, networkRestored, reviewQueries } from '@jeoul/api'
import type { ReviewComment, ReviewThread } from '@jeoul/api/types'
import { $pageProps } from '@jeoul/page'
import { createPendingAction, refusedOf } from '@jeoul/visitor/session'
import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { reviewRules } from '../review-kinds.ts'
import { mayHaveArrived, onceRestored, type SendFailure, sendFailureOf } from '../writing/send-failure.ts'
import { threadChanged } from './change-thread.ts'
import { type CommentDraft, type CommentTarget, commentKey, readCommentDraft } from './comment-draft.ts'
import { whyNoComment, withComment } from './comments.ts'

/** The state of a comment's form. */
export interface CommentForm extends CommentDraft {
  readonly isSending: boolean
  readonly failure: SendFailure | null
  /** Whether a response was lost, so that the host may have the comment. */
  readonly isInDoubt: boolean
}
type CommentForms = Readonly<Record<string, CommentForm>>

/** Opens the form for a new comment, or to edit one's own. */
export const commentOpened = createEvent<CommentDraft>()
export const commentTyped = createEvent<CommentDraft>()
/** Closes a form and discards its text. */
export const commentClosed = createEvent<CommentTarget>()
/** Sends the text of a form. */
export const commentSent = createEvent<CommentTarget>()

/** Sends a comment after the login that it requires, with the typed text. */
const commentAction = createPendingAction<CommentDraft>({
  kind: 'review-comment',
  needs: '댓글을 쓰려면',
  read: readCommentDraft,
})

interface CommentCall extends CommentDraft {
  readonly managerId: number
  /** Whether an earlier response was lost. Then the host's comments are searched for this one before it is sent. */
  readonly isRetry: boolean
}

/** Finds the member's own comment with the same text, so that a retry does not post it twice. */
const findSentFx = createEffect(async ({ kind, itemId, threadId, message }: CommentCall) => {
  const { result } = await reviewQueries[kind].getReviewFx({ itemId, threadId })
  return result.thread.comments.find(other => other.isMine && other.message.trim() === message.trim())
})

/** Sends a new or edited comment: "POST comment (idx_b_manager, message); PUT" (specification, section 7). */
const sendFx = createEffect(async (call: CommentCall): Promise<ReviewComment> => {
  // Editing twice has the same result, so only new comments are searched for.
  const arrived = call.isRetry && call.commentId === null ? await findSentFx(call) : undefined
  if (arrived) return arrived
  const { success, result } = await postFx(call)
  if (success !== true || !result)
    throw new ApiError(
      'refused',
      'the host answered the comment without a stored comment: success is not true or the result is missing',
    )
  return result
})

const postFx = createEffect(({ kind, itemId, threadId, commentId, message, managerId }: CommentCall) => {
  const { createCommentFx, updateCommentFx } = commentCommands[kind]
  const params = { itemId, threadId, comment: { idx_b_manager: managerId, message: message.trim() } }
  return commentId === null ? createCommentFx(params) : updateCommentFx({ ...params, commentId })
})

/** The open forms, by the key of their comment. */
export const $commentForms = createStore<CommentForms>({}, { serialize: 'ignore' })
  .on([commentOpened, commentTyped], (forms, draft) => ({
    ...forms,
    [commentKey(draft)]: {
      ...draft,
      isSending: false,
      failure: null,
      isInDoubt: forms[commentKey(draft)]?.isInDoubt ?? false,
    },
  }))
  .on(sendFx, (forms, { managerId: _, isRetry: isInDoubt, ...draft }) => ({
    ...forms,
    [commentKey(draft)]: { ...draft, isSending: true, failure: null, isInDoubt },
  }))
  .on(sendFx.fail, (forms, { params: { managerId: _, isRetry, ...draft }, error }) => {
    const failure = sendFailureOf(error)
    const isInDoubt = isRetry || mayHaveArrived(error)
    return { ...forms, [commentKey(draft)]: { ...draft, isSending: false, failure, isInDoubt } }
  })
  .on(networkRestored, forms =>
    Object.fromEntries(
      Object.entries(forms).map(([key, form]) => [
        key,
        { ...form, failure: form.failure && onceRestored(form.failure) },
      ]),
    ),
  )
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
  source: combine([$pageProps, $commentForms]),
  fn([{ idxBManager: managerId }, forms], draft): CommentCall {
    const { kind, itemId, threadId, commentId, message } = draft
    const isRetry = forms[commentKey(draft)]?.isInDoubt ?? false
    return { kind, itemId, threadId, commentId, message, managerId, isRetry }
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
