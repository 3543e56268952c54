import type { ItemAtManagerParams } from '@jeoul/api'
import { ApiError, getProductFx } from '@jeoul/api'
import { allSettled, fork } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  $isUnknownProduct,
  $product,
  product,
  productClosed,
  productOpened,
  reviewsCounted,
} from './model.ts'
import { productOf } from './testing/product-of.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

function setUp(
  answer = (_: ItemAtManagerParams): unknown => ({ success: true, message: 'success', result: productOf() }),
) {
  const requests = vi.fn(answer)
  const scope = fork({
    handlers: [[getProductFx, (_: unknown, params: ItemAtManagerParams) => requests(params)]],
  })
  return {
    scope,
    requests,
    open: (itemId: string, managerId = 1) =>
      allSettled(productOpened, { scope, params: { itemId, managerId } }),
    close: () => allSettled(productClosed, { scope }),
  }
}

const failWith = (status: number) => () => {
  throw new ApiError('status', 'no', status)
}

test('opening a page requests its product, "optional idx_b_manager"', async () => {
  const { scope, open, requests } = setUp()
  await open('7', 20)
  expect(requests).toHaveBeenCalledWith(expect.objectContaining({ itemId: '7', managerId: 20 }))
  expect(scope.getState($product)?.item.name).toBe('그래픽카드 가')
})

test('a change of the query alone requests nothing', async () => {
  const { open, requests } = setUp()
  await open('7')
  await open('7')
  expect(requests).toHaveBeenCalledTimes(1)
})

test('another product, another minishop, and returning request again', async () => {
  const { open, close, requests } = setUp()
  await open('7')
  await open('8')
  await open('8', 20)
  await close()
  await open('8', 20)
  expect(requests).toHaveBeenCalledTimes(4)
})

test('returning shows the product while it is requested again', async () => {
  const { scope, open, close, requests } = setUp()
  await open('7')
  await close()
  const late = Promise.withResolvers<unknown>()
  requests.mockReturnValueOnce(late.promise)
  const back = open('7')
  expect(scope.getState(product.$state)).toMatchObject({
    status: 'loading',
    data: { item: { item_id: '7' } },
  })
  late.resolve({ success: true, message: 'success', result: productOf() })
  await back
})

test.each([
  [404, true],
  [400, true],
  [503, false],
])('status %i: unknown %j', async (status, isUnknown) => {
  const { scope, open } = setUp(failWith(status))
  await open('7')
  expect(scope.getState($isUnknownProduct)).toBe(isUnknown)
  expect(scope.getState($product)).toBeNull()
})

test('"A success response is required before data is stored"', async () => {
  const { scope, open } = setUp(() => ({ success: false, message: 'no', result: productOf() }))
  await open('7')
  expect(scope.getState(product.$state)).toMatchObject({ status: 'failed', data: null })
})

test('a newer count of reviews replaces the product’s own until the product is loaded again', async () => {
  const { scope, open } = setUp()
  await open('7')
  const count = () => scope.getState($product)?.review_count
  const before = count()
  await allSettled(reviewsCounted, { scope, params: { itemId: '8', review_count: 5 } })
  expect(count()).toBe(before)
  await allSettled(reviewsCounted, { scope, params: { itemId: '7', review_count: 2715, review_score: 4.4 } })
  expect(scope.getState($product)).toMatchObject({ review_count: 2715, review_score: 4.4 })
  await allSettled(product.retried, { scope })
  expect(count()).toBe(before)
})
