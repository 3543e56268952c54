import { ApiError, commentCommands, networkRestored, reviewQueries } from '@jeoul/api'
import type { ReviewComment } from '@jeoul/api/types'
import { $pendingAction } from '@jeoul/visitor/session'
import { allSettled, fork } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reviewsOf } from '../model.ts'
import { reviewOf } from '../testing/review-of.ts'
import { commentKey } from './comment-draft.ts'
import { $commentForms, commentClosed, commentSent, commentTyped } from './comment-model.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

const success = { success: true, message: 'success' }
const comment = (idx_comment: string, message: string): ReviewComment => {
  return { idx_comment, idx_b_manager: 1, message, nickname: '나', created: '', isMine: true }
}

async function openList(kind: 'product' | 'market' = 'product') {
  const create = vi.fn(
    async (_: unknown): Promise<unknown> => ({ ...success, result: comment('6', '새 댓글') }),
  )
  const update = vi.fn(
    async (_: unknown): Promise<unknown> => ({ ...success, result: comment('5', '고친 댓글') }),
  )
  const find = vi.fn(async (): Promise<unknown> => ({ ...success, result: reviewOf('31', { thread }) }))
  const thread = {
    id: '31',
    comments: [comment('5', '먼저')],
    hasMyLike: false,
    hasMyHate: false,
    countLike: 0,
  }
  const list = [reviewOf('31', { thread })]
  const scope = fork({
    handlers: [
      [reviewQueries[kind].getReviewsFx, () => ({ ...success, result: { list, total: 1, page: 1 } })],
      [reviewQueries[kind].getReviewFx, () => find()],
      [commentCommands[kind].createCommentFx, (_: unknown, params: unknown) => create(params)],
      [commentCommands[kind].updateCommentFx, (_: unknown, params: unknown) => update(params)],
    ],
  })
  const question = { kind, itemId: '7', page: 1, sort: 'new', marks: null, withPhotos: false } as const
  await allSettled(reviewsOf[kind].opened, { scope, params: question })
  const target = (commentId: string | null) => ({ kind, itemId: '7', threadId: '31', commentId })
  return {
    scope,
    create,
    update,
    find,
    thread,
    target,
    type: (message: string, commentId: string | null = null) =>
      allSettled(commentTyped, { scope, params: { ...target(commentId), message } }),
    send: (commentId: string | null = null) => allSettled(commentSent, { scope, params: target(commentId) }),
    form: (commentId: string | null = null) => scope.getState($commentForms)[commentKey(target(commentId))],
    words: () =>
      scope.getState(reviewsOf[kind].$page)?.list[0]?.thread.comments.map(({ message }) => message),
  }
}

test.each([
  ['product', ['새 댓글', '먼저']],
  ['market', ['먼저', '새 댓글']],
] as const)('"to the front on desktop and to the end on shopping reviews": %s', async (kind, order) => {
  const { type, send, create, words, form } = await openList(kind)
  await type(' 새 댓글\n')
  await send()
  expect(create).toHaveBeenCalledExactlyOnceWith({
    itemId: '7',
    threadId: '31',
    comment: { idx_b_manager: 1, message: '새 댓글' },
  })
  expect(words()).toEqual(order)
  expect(form()).toBeUndefined()
})

test('an edited comment keeps its position', async () => {
  const { type, send, update, words } = await openList()
  await type('고친 댓글', '5')
  await send('5')
  expect(update).toHaveBeenCalledWith(expect.objectContaining({ commentId: '5' }))
  expect(words()).toEqual(['고친 댓글'])
})

test('a double press sends one comment, and an empty text sends none', async () => {
  const { type, send, create } = await openList()
  await type('  ')
  await send()
  expect(create).not.toHaveBeenCalled()
  await type('고마워요')
  await Promise.all([send(), send()])
  expect(create).toHaveBeenCalledTimes(1)
})

test('a failed comment keeps its text', async () => {
  const { type, send, create, form, words } = await openList()
  create.mockRejectedValueOnce(new ApiError('status', 'down', 503))
  await type('고마워요')
  await send()
  expect(form()).toMatchObject({ message: '고마워요', isSending: false, failure: 'host' })
  expect(words()).toEqual(['먼저'])
})

test('a comment with a lost response is not posted twice', async () => {
  const { type, send, create, find, thread, form, words } = await openList()
  create.mockRejectedValueOnce(new ApiError('timeout', 'late'))
  await type('고마워요')
  await send()
  expect(find).not.toHaveBeenCalled()
  expect(form()).toMatchObject({ message: '고마워요', failure: 'connection' })
  thread.comments.push(comment('6', '고마워요'))
  await send()
  expect(create).toHaveBeenCalledTimes(1)
  expect(words()).toContain('고마워요')
  expect(form()).toBeUndefined()
})

test('a comment that did not arrive is posted by a retry', async () => {
  const { type, send, create, find } = await openList()
  create.mockRejectedValueOnce(new ApiError('network', 'no connection'))
  await type('고마워요')
  await send()
  await send()
  expect(find).toHaveBeenCalledTimes(1)
  expect(create).toHaveBeenCalledTimes(2)
})

test.each<['product' | 'market', Error, string]>([
  ['product', new ApiError('network', 'no connection'), 'restored'],
  ['market', new ApiError('timeout', 'late'), 'restored'],
  ['product', new ApiError('status', 'down', 503), 'host'],
])('once the network is back, a %s comment that failed with "%s" says: %s', async (kind, error, word) => {
  const { scope, type, send, create, form } = await openList(kind)
  create.mockRejectedValueOnce(error)
  await type('고마워요')
  await send()
  await allSettled(networkRestored, { scope })
  expect(form()).toMatchObject({ message: '고마워요', isSending: false, failure: word })
})

test('a comment without a login waits for one, with its text', async () => {
  const { scope, type, send, create, form } = await openList()
  create.mockRejectedValueOnce(new ApiError('status', 'no', 401))
  await type('고마워요')
  await send()
  expect(form()).toMatchObject({ message: '고마워요', failure: 'login' })
  expect(scope.getState($pendingAction)).toMatchObject({
    kind: 'review-comment',
    params: { message: '고마워요' },
  })
})

test('closing a form discards its text', async () => {
  const { scope, type, form, target } = await openList()
  await type('고마워요')
  await allSettled(commentClosed, { scope, params: target(null) })
  expect(form()).toBeUndefined()
})
