import { ApiError, commentCommands, networkRestored, reviewCommands, reviewQueries } from '@jeoul/api'
import { allSettled, fork } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { marketReviews } from '../model.ts'
import { reviewOf } from '../testing/review-of.ts'
import type { CommentTarget } from './comment-draft.ts'
import {
  $deletionFailures,
  $heldDeletion,
  deletionConfirmed,
  deletionDeclined,
  deletionDue,
  deletionOpened,
  deletionUndone,
  undoTime,
} from './deletion-model.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const success = { success: true, message: 'success' }
const review: CommentTarget = { kind: 'market', itemId: '7', threadId: '31', commentId: null }
const comment: CommentTarget = { ...review, commentId: '5' }

async function openList() {
  const deleteReview = vi.fn(async (_: unknown): Promise<unknown> => ({ ...success, result: null }))
  const deleteComment = vi.fn(async (_: unknown): Promise<unknown> => ({ ...success, result: null }))
  const own = { idx_comment: '5', idx_b_manager: 1, message: '네', nickname: '나', created: '', isMine: true }
  const thread = { id: '31', comments: [own], hasMyLike: false, hasMyHate: false, countLike: 0 }
  const list = [reviewOf('31', { isMine: true, thread })]
  const scope = fork({
    handlers: [
      [reviewQueries.market.getReviewsFx, () => ({ ...success, result: { list, total: 1, page: 1 } })],
      [reviewQueries.market.getInfoFx, () => ({ ...success, result: { total: 1 } })],
      [reviewCommands.market.deleteReviewFx, (_: unknown, params: unknown) => deleteReview(params)],
      [commentCommands.market.deleteCommentFx, (_: unknown, params: unknown) => deleteComment(params)],
    ],
  })
  const params = {
    kind: 'market',
    itemId: '7',
    page: 1,
    sort: 'marks',
    marks: null,
    withPhotos: false,
  } as const
  await allSettled(marketReviews.opened, { scope, params })
  return {
    scope,
    deleteReview,
    deleteComment,
    remove(target: CommentTarget) {
      allSettled(deletionOpened, { scope, params: target })
      allSettled(deletionConfirmed, { scope })
    },
    held: () => scope.getState($heldDeletion),
    comments: () => scope.getState(marketReviews.$page)?.list[0]?.thread.comments,
    failures: () => scope.getState($deletionFailures),
  }
}

test('nothing is deleted without confirmation', async () => {
  const { scope, held } = await openList()
  await allSettled(deletionOpened, { scope, params: review })
  await allSettled(deletionDeclined, { scope })
  await allSettled(deletionConfirmed, { scope })
  expect(held()).toBeNull()
})

test('a deletion waits for a while, in which it can be undone', async () => {
  const { scope, remove, held, deleteReview } = await openList()
  remove(review)
  expect(held()).toEqual(review)
  await vi.advanceTimersByTimeAsync(undoTime - 1)
  allSettled(deletionUndone, { scope })
  await vi.advanceTimersByTimeAsync(undoTime)
  expect([held(), deleteReview.mock.calls]).toEqual([null, []])
})

test('after the delay a deletion is sent once', async () => {
  const { scope, remove, held, deleteReview } = await openList()
  remove(review)
  await vi.advanceTimersByTimeAsync(undoTime)
  await allSettled(deletionDue, { scope, params: review })
  expect(held()).toBeNull()
  expect(deleteReview).toHaveBeenCalledExactlyOnceWith({ itemId: '7', threadId: '31' })
})

test('a delayed deletion is sent at once when the page closes', async () => {
  const { scope, remove, deleteReview } = await openList()
  remove(review)
  allSettled(deletionDue, { scope, params: review })
  await vi.advanceTimersByTimeAsync(0)
  expect(deleteReview).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(undoTime)
  expect(deleteReview).toHaveBeenCalledOnce()
})

test('another deletion ends the wait of the previous one', async () => {
  const { remove, held, deleteReview, deleteComment, comments } = await openList()
  remove(comment)
  remove(review)
  await vi.advanceTimersByTimeAsync(0)
  expect(held()).toEqual(review)
  expect(deleteComment).toHaveBeenCalledOnce()
  expect(deleteReview).not.toHaveBeenCalled()
  expect(comments()).toEqual([])
})

test('undoing and deleting again restarts the wait', async () => {
  const { scope, remove, deleteReview } = await openList()
  remove(review)
  await vi.advanceTimersByTimeAsync(undoTime - 1000)
  allSettled(deletionUndone, { scope })
  remove({ ...review })
  await vi.advanceTimersByTimeAsync(undoTime - 1000)
  expect(deleteReview).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(deleteReview).toHaveBeenCalledOnce()
})

test('regression: closing the undo message of one deletion ended the wait of the next', async () => {
  const { scope, remove, held, deleteReview } = await openList()
  remove(comment)
  remove(review)
  allSettled(deletionDue, { scope, params: comment })
  await vi.advanceTimersByTimeAsync(0)
  expect(held()).toEqual(review)
  expect(deleteReview).not.toHaveBeenCalled()
})

test('an item that could not be deleted is shown again, with a reason', async () => {
  const { remove, deleteComment, comments, failures } = await openList()
  deleteComment.mockRejectedValueOnce(new ApiError('status', 'down', 503))
  remove(comment)
  await vi.advanceTimersByTimeAsync(undoTime)
  expect(comments()).toHaveLength(1)
  expect(failures()).toEqual({ 'market/7/31/5': 'host' })
})

test('an item that could not be deleted without a network is shown again; the reason disappears with the network’s return', async () => {
  const { scope, remove, deleteComment, comments, failures } = await openList()
  deleteComment.mockRejectedValueOnce(new ApiError('network', 'no connection'))
  remove(comment)
  await vi.advanceTimersByTimeAsync(undoTime)
  expect(failures()).toEqual({ 'market/7/31/5': 'connection' })
  await allSettled(networkRestored, { scope })
  expect([comments()?.length, failures()]).toEqual([1, {}])
})

test('an item that is already deleted disappears without a message', async () => {
  const { remove, deleteComment, comments, failures } = await openList()
  deleteComment.mockRejectedValueOnce(new ApiError('status', 'gone', 404))
  remove(comment)
  await vi.advanceTimersByTimeAsync(undoTime)
  expect([comments(), failures()]).toEqual([[], {}])
})
