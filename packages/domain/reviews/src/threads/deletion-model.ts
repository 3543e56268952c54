import { commentCommands, networkRestored, reviewCommands } from '@jeoul/api'
import type { ReviewThread } from '@jeoul/api/types'
import { createPendingAction, refusedOf } from '@jeoul/visitor/session'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { reviewsOf } from '../model.ts'
import { type SendFailure, sendFailureOf, withoutLost } from '../writing/send-failure.ts'
import { threadChanged } from './change-thread.ts'
import { type CommentTarget, commentKey, readCommentTarget } from './comment-draft.ts'
import { withoutComment } from './comments.ts'

/** How long a deletion can be undone, in milliseconds (assumed). */
export const undoTime = 5000

/** Asks for confirmation to delete a review (without a comment) or a comment. */
export const deletionOpened = createEvent<CommentTarget>()
export const deletionDeclined = createEvent()
/** The shopper confirmed: hides it at once, and deletes it at the host after the undo time. */
export const deletionConfirmed = createEvent()
/** The shopper undid the deletion. */
export const deletionUndone = createEvent()
/** Ends the undo time, because the page or the undo message closes: deletes at once. */
export const deletionDue = createEvent<CommentTarget>()

const deleteFx = createEffect(
  async ({ kind, itemId, threadId, commentId }: CommentTarget): Promise<unknown> =>
    commentId === null
      ? reviewCommands[kind].deleteReviewFx({ itemId, threadId })
      : commentCommands[kind].deleteCommentFx({ itemId, threadId, commentId }),
)
const waitFx = createEffect((_: CommentTarget) => new Promise(resolve => setTimeout(resolve, undoTime)))

/** The subject of the confirmation dialog; null while it is closed. */
export const $deletion = createStore<CommentTarget | null>(null, { serialize: 'ignore' })
  .on(deletionOpened, (_, target) => target)
  .reset(deletionDeclined)

/** The hidden item whose deletion can still be undone; null if there is none. */
export const $heldDeletion = createStore<CommentTarget | null>(null, { serialize: 'ignore' })

const decided = sample({
  clock: deletionConfirmed,
  source: { target: $deletion, before: $heldDeletion },
})
const confirmed = decided.filterMap(({ target }) => target ?? undefined)
// Only one deletion can be undone at a time: the next one sends the previous at once.
const replaced = decided.filterMap(({ target, before }) => (target && before ? before : undefined))
$deletion.reset(confirmed)

const ended = sample({
  clock: [waitFx.done.map(({ params }) => params), deletionDue],
  source: $heldDeletion,
  filter: (held, target) => held === target,
  fn: (_, target) => target,
})
sample({ clock: [replaced, ended], target: deleteFx })
$heldDeletion.reset([ended, deletionUndone]).on(confirmed, (_, target) => target)
sample({ clock: confirmed, target: waitFx })

const deleted = sample({
  clock: deleteFx.finally,
  // An item that is already deleted counts as a success.
  filter: done => done.status === 'done' || sendFailureOf(done.error) === 'gone',
  fn: ({ params }) => params,
})

/** Keys of reviews and comments that are being deleted at the host. They stay hidden. */
export const $deleting = createStore<readonly string[]>([], { serialize: 'ignore' })
  .on(deleteFx, (keys, target) => [...keys, commentKey(target)])
  .on(deleteFx.finally, (keys, { params }) => keys.filter(key => key !== commentKey(params)))

/** By key, the reason why an item was not deleted and is shown again. */
export const $deletionFailures = createStore<Readonly<Record<string, SendFailure>>>(
  {},
  { serialize: 'ignore' },
)
  .on(deleteFx.fail, (failures, { params, error }) => {
    const failure = sendFailureOf(error)
    return failure === 'gone' ? failures : { ...failures, [commentKey(params)]: failure }
  })
  .on(networkRestored, withoutLost)
  .on(confirmed, (failures, target) => {
    const { [commentKey(target)]: _, ...others } = failures
    return others
  })

sample({
  clock: deleted.filterMap(({ commentId, ...place }) =>
    commentId === null ? undefined : { commentId, place },
  ),
  fn: ({ commentId, place }) => ({
    place,
    change: (thread: ReviewThread) => ({ ...thread, comments: withoutComment(thread.comments, commentId) }),
  }),
  target: threadChanged,
})
for (const { kind, reviewRemoved, refreshed } of Object.values(reviewsOf)) {
  const removed = deleted.filterMap(target =>
    target.kind === kind && target.commentId === null ? target.threadId : undefined,
  )
  sample({ clock: removed, target: reviewRemoved })
  sample({ clock: removed, target: refreshed })
}

/** Deletes the review or comment after the login that this requires. */
const deleteAction = createPendingAction<CommentTarget>({
  kind: 'review-delete',
  needs: '리뷰나 댓글을 지우려면',
  read: readCommentTarget,
})
sample({ clock: refusedOf(deleteFx), target: deleteAction.needed })
sample({ clock: deleteAction.resumed, target: deleteFx })
