import {
  ApiError,
  connectionOpened,
  getMemberFx,
  getUserFx,
  networkRestored,
  reviewQueries,
} from '@jeoul/api'
import { $siteProps, appStarted } from '@jeoul/page'
import { type DeviceStorage, deviceOpened } from '@jeoul/visitor/device'
import { memoryStorage } from '@jeoul/visitor/device/testing'
import { allSettled, fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { productReviews, reviewsOpened } from '../model.ts'
import { readReview } from '../read-review.ts'
import { firstReviews } from '../review-address.ts'
import { reviewOf } from '../testing/review-of.ts'
import { threadChanged } from '../threads/change-thread.ts'
import { $ownPlace, $ownReview, $ownStep, ownStored, ownWanted } from './own-review-model.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const success = { success: true, message: 'success' }
const place = { kind: 'product', itemId: '7', threadId: '90' } as const
const refuse = (status: number) => () => Promise.reject(new ApiError('status', `${status}`, status))

/** Opens the page of reviews as a member on a device. */
async function openPage(storage: DeviceStorage, memberId = 'member1') {
  const one = vi.fn((_: unknown): unknown => ({ ...success, result: reviewOf('90', { isMine: true }) }))
  const scope = fork({
    handlers: [
      [getMemberFx, () => ({ ...success, result: { member_id: memberId, nickname: '저울회원' } })],
      [getUserFx, () => ({ ...success, isLogin: true, result: { member_id: memberId } })],
      [reviewQueries.product.getReviewFx, (_: unknown, params: unknown) => one(params)],
      [reviewQueries.product.getReviewsFx, () => ({ ...success, result: { list: [], total: 0, page: 1 } })],
      [reviewQueries.product.getInfoFx, refuse(500)],
      [reviewQueries.market.getInfoFx, refuse(500)],
    ],
  })
  const config = { mainUrl: 'http://main.test', secondUrl: 'http://second.test', timeLimit: 1000 }
  await allSettled(connectionOpened, {
    scope,
    params: { config, token: 'token', signal: null, sharedTtl: 0 },
  })
  await allSettled(appStarted, { scope, params: { ...scope.getState($siteProps), isLogged: true } })
  await allSettled(deviceOpened, { scope, params: storage })
  await allSettled(reviewsOpened, { scope, params: { itemId: '7', ...firstReviews('product') } })
  return {
    scope,
    one,
    want: () => allSettled(ownWanted, { scope, params: place }),
    remove: () => allSettled(productReviews.reviewRemoved, { scope, params: '90' }),
    found: () => [scope.getState($ownPlace)?.threadId, scope.getState($ownStep)],
    shown: () => scope.getState($ownReview)?.review,
  }
}

/** A device on which the member has written a review. */
async function written(): Promise<DeviceStorage> {
  const storage = memoryStorage()
  const { scope } = await openPage(storage)
  const review = readReview('product', reviewOf('90', { isMine: true }))
  if (!review) throw new Error('no review')
  await allSettled(ownStored, { scope, params: { place, review } })
  expect(scope.getState($ownReview)?.review).toBe(review)
  return storage
}

test('a member’s review is found after a reload, and follows changes of its thread', async () => {
  const { scope, want, found, shown } = await openPage(await written())
  expect([...found(), shown()]).toEqual(['90', 'idle', undefined])
  await want()
  expect(shown()?.idx_thread).toBe('90')
  const change = {
    place,
    change: (thread: object) => ({ ...reviewOf('90').thread, ...thread, countLike: 3 }),
  }
  await allSettled(threadChanged, { scope, params: change })
  expect(shown()?.thread.countLike).toBe(3)
})

test('a member’s review is not shown to another member on the device', async () => {
  expect((await openPage(await written(), 'member2')).found()).toEqual([undefined, 'idle'])
})

test('a member’s review is not requested again after its deletion', async () => {
  const storage = await written()
  const { want, remove, found, shown } = await openPage(storage)
  await want()
  await remove()
  expect([...found(), shown()]).toEqual([undefined, 'idle', undefined])
  expect((await openPage(storage)).found()).toEqual([undefined, 'idle'])
})

test('one that was deleted elsewhere is reported as gone, and removed', async () => {
  const { one, want, found } = await openPage(await written())
  one.mockImplementation(refuse(404))
  await want()
  expect(found()).toEqual([undefined, 'gone'])
})

test('a failed request can be retried', async () => {
  const { scope, one, want, found, shown } = await openPage(await written())
  one.mockImplementationOnce(refuse(503))
  await want()
  expect(found()).toEqual(['90', 'failed'])
  await allSettled(networkRestored, { scope })
  expect(found()).toEqual(['90', 'idle'])
  await want()
  expect(shown()?.idx_thread).toBe('90')
})
