import { ApiError, type ReviewKind, type ReviewListParams, reviewQueries, tokenChanged } from '@jeoul/api'
import { allSettled, fork, serialize } from 'effector'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { $hasChosen, $openReviews, reviewsOf, reviewsOpened } from './model.ts'
import { readReview } from './read-review.ts'
import { firstReviews } from './review-address.ts'
import { reviewOf } from './testing/review-of.ts'

const success = { success: true, message: 'success' }
const info = {
  auth: { adminAuth: false, makerAuth: false, memberWriteCheck: false, memberOrderCheck: false },
  reviewImages: [],
  reviewImagesCount: 0,
  total: 2,
  average: 4.5,
  countByMarks: [0, 0, 0, 1, 1],
}
const list = [reviewOf('31'), reviewOf('32')]

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

function setUp(values: Readonly<Record<string, unknown>> = {}) {
  const requests = vi.fn(async (_kind: ReviewKind, _query: ReviewListParams['query']) => list)
  const requestedInfo = vi.fn(async (_kind: ReviewKind) => info)
  const listOf =
    (kind: ReviewKind) =>
    async (_: unknown, { query }: ReviewListParams) => {
      const found = await requests(kind, query)
      return { ...success, result: { list: found, total: found.length, page: 1 } }
    }
  const infoOf = (kind: ReviewKind) => async () => ({ ...success, result: await requestedInfo(kind) })
  const scope = fork({
    values,
    handlers: [
      [reviewQueries.product.getReviewsFx, listOf('product')],
      [reviewQueries.product.getInfoFx, infoOf('product')],
      [reviewQueries.market.getReviewsFx, listOf('market')],
      [reviewQueries.market.getInfoFx, infoOf('market')],
    ],
  })
  const open = (kind: ReviewKind, change = {}) =>
    allSettled(reviewsOpened, { scope, params: { itemId: '7', ...firstReviews(kind), ...change } })
  const threads = (kind: ReviewKind) =>
    scope.getState(reviewsOf[kind].$page)?.list.map(({ idx_thread }) => idx_thread)
  return { scope, requests, requestedInfo, open, threads }
}

describe('both kinds share one model', () => {
  test.each([
    ['product', { page: 1, sort: 'rank' }],
    ['market', { page: 1, sort: 'marks' }],
  ] as const)('%s: "GET list (query page, sort, marks); GET /info"', async (kind, query) => {
    const { scope, requests, requestedInfo, open, threads } = setUp()
    await open(kind)
    expect(requests.mock.calls).toEqual([[kind, query]])
    expect(threads(kind)).toEqual(['31', '32'])
    expect(requestedInfo.mock.calls.toSorted()).toEqual([['market'], ['product']])
    expect(scope.getState(reviewsOf[kind].info.$state).data?.average).toBe(4.5)
  })

  test('the other kind is not affected', async () => {
    const { open, threads } = setUp()
    await open('market')
    expect(threads('product')).toBeUndefined()
  })
})

test('a grade, an order and a page are requested; the counts of the item are not requested again', async () => {
  const { requests, requestedInfo, open } = setUp()
  await open('product')
  await open('product', { marks: 3, sort: 'new', page: 2 })
  expect(requests).toHaveBeenLastCalledWith('product', { page: 2, sort: 'new', marks: 3 })
  expect(requestedInfo).toHaveBeenCalledTimes(2)
})

test('two tabs: after a logout in the other one, none of the reviews is marked as one’s own', async () => {
  const { scope, requests, requestedInfo, open } = setUp()
  requests.mockResolvedValueOnce([reviewOf('31', { isMine: true }), reviewOf('32')])
  await open('product')
  const isMine = () => scope.getState(reviewsOf.product.$page)?.list.map(review => review.isMine)
  expect(isMine()).toEqual([true, false])
  await allSettled(tokenChanged, { scope, params: null })
  expect(isMine()).toEqual([false, false])
  expect(requestedInfo).toHaveBeenCalledTimes(4)
})

test('a browser that hydrates the page requests only the counts of another item', async () => {
  const { requests, open, scope } = setUp()
  await open('product')
  const { scope: taken, requestedInfo, open: openNext } = setUp(serialize(scope))
  await openNext('product', { page: 2 })
  expect(taken.getState($hasChosen)).toBe(true)
  expect(requestedInfo).not.toHaveBeenCalled()
  await openNext('product', { itemId: '8' })
  expect(requestedInfo).toHaveBeenCalledTimes(2)
  expect(requests).toHaveBeenCalledTimes(1)
  expect(taken.getState($openReviews)?.itemId).toBe('8')
})

test('regression: the page below the reviews moved with each response to a choice', async () => {
  const { scope, open } = setUp()
  const hasChosen = () => scope.getState($hasChosen)
  await open('product')
  await open('product')
  expect(hasChosen()).toBe(false)
  await open('product', { marks: 4 })
  expect(hasChosen()).toBe(true)
  await open('product')
  expect(hasChosen()).toBe(true)
  await open('product', { itemId: '8' })
  expect(hasChosen()).toBe(false)
  await open('market', { itemId: '8' })
  expect(hasChosen()).toBe(true)
})

test('reopening the same reviews requests nothing', async () => {
  const { requests, open } = setUp()
  await open('product')
  await open('product')
  expect(requests).toHaveBeenCalledTimes(1)
})

test('the previous page stays while another one loads', async () => {
  const { requests, open, scope, threads } = setUp()
  await open('product')
  const next = Promise.withResolvers<typeof list>()
  requests.mockReturnValueOnce(next.promise)
  const key = () => scope.getState(reviewsOf.product.$pageKey)
  const first = key()
  const opening = open('product', { page: 2 })
  expect(threads('product')).toEqual(['31', '32'])
  expect(key()).toBe(first)
  expect(scope.getState(reviewsOf.product.list.$state).status).toBe('loading')
  next.resolve([reviewOf('33')])
  await opening
  expect(threads('product')).toEqual(['33'])
  expect(key()).not.toBe(first)
})

test('"Failed loads reset the affected data"', async () => {
  const { requests, open, threads } = setUp()
  await open('product')
  requests.mockRejectedValueOnce(new ApiError('status', 'broken', 500))
  await open('product', { page: 2 })
  expect(threads('product')).toBeUndefined()
})

test('a lost connection leaves the reviews on the screen, but never shows those of another item', async () => {
  const { requests, open, threads } = setUp()
  await open('product')
  requests.mockRejectedValue(new ApiError('network', 'lost'))
  await open('product', { page: 2 })
  expect(threads('product')).toEqual(['31', '32'])
  await open('product', { itemId: '8' })
  expect(threads('product')).toBeUndefined()
})

test('a changed review is shown in its new state, and a deleted one is hidden, until the host’s next response', async () => {
  const { open, scope, threads } = setUp()
  const { $page, reviewChanged, reviewRemoved, refreshed } = reviewsOf.product
  await open('product')
  const changed = readReview('product', reviewOf('31', { message: '바꿨어요.' }))
  if (!changed) throw new Error('unread')
  await allSettled(reviewChanged, { scope, params: changed })
  await allSettled(reviewRemoved, { scope, params: '32' })
  expect(scope.getState($page)).toMatchObject({ list: [{ message: '바꿨어요.' }], total: 1 })
  await allSettled(refreshed, { scope })
  expect(threads('product')).toEqual(['31', '32'])
})

test('two scopes do not leak into each other', async () => {
  const { open } = setUp()
  await open('product')
  expect(fork().getState($openReviews)).toBeNull()
})
