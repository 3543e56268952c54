import { ApiError, connectionOpened } from '@jeoul/api'
import { shopFound } from '@jeoul/page'
import { cashToggled } from '@jeoul/personal-price'
import { allSettled } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { offersWanted } from '../index.ts'
import { $isUnknownOutbound, $outboundOffer, outboundClosed, outboundRetried } from './model.ts'
import { fail, numberedMarket, openOutbound } from './testing/open-outbound.ts'

const connection = {
  config: { mainUrl: '', secondUrl: '', timeLimit: 0 },
  token: null,
  signal: null,
  sharedTtl: 0,
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

test('requests current cash and card prices', async () => {
  const { scope, answer, open } = await openOutbound()
  expect(answer.mock.calls.map(([{ card }]) => card)).toEqual([false, true])
  await allSettled(offersWanted, { scope, params: { itemId: '7', card: false } })
  expect(answer).toHaveBeenCalledTimes(2)
  answer.mockReturnValue([])
  await open()
  expect(answer).toHaveBeenCalledTimes(4)
  expect(scope.getState($outboundOffer).kind).toBe('gone')
})

test('regression: offers were requested before the number of the minishop in the address was known', async () => {
  const { scope, answer } = await openOutbound({ shop: 'scale-shop' })
  expect(answer).not.toHaveBeenCalled()
  await allSettled(shopFound, { scope, params: { mallUser: 'scale-shop', managerId: 5 } })
  expect(answer.mock.calls.map(([{ managerId }]) => managerId)).toEqual([5, 5])
})

test('shows the shopper’s own price', async () => {
  const { scope, answer, open } = await openOutbound({ market: numberedMarket({ cashOnly: true }) })
  answer.mockImplementation(({ card }) => [
    numberedMarket({ cashOnly: true, priceB2c: card ? 12_000 : 10_000 }),
  ])
  await open()
  expect(scope.getState($outboundOffer)).toMatchObject({ price: { total: 12_000 } })
  await allSettled(cashToggled, { scope })
  expect(scope.getState($outboundOffer)).toMatchObject({ price: { total: 10_000 } })
})

test('a failed request can be retried', async () => {
  const { scope, answer, open, fire } = await openOutbound()
  answer.mockImplementation(fail)
  await open()
  expect(scope.getState($outboundOffer).kind).toBe('failed')
  answer.mockImplementation(() => [numberedMarket()])
  await fire(outboundRetried)
  expect(scope.getState($outboundOffer).kind).toBe('ready')
})

test('the browser requests what the server did not wait for', async () => {
  const { scope, answer, open } = await openOutbound()
  answer.mockImplementation(() => {
    throw new ApiError('aborted', 'out of time')
  })
  await open()
  expect(scope.getState($outboundOffer).kind).toBe('waiting')
  answer.mockImplementation(() => [numberedMarket()])
  await allSettled(connectionOpened, { scope, params: connection })
  expect(scope.getState($outboundOffer).kind).toBe('ready')
})

test.each([
  [404, true],
  [400, true],
  [503, false],
])('status %i means an unknown product: %s', async (status, isUnknown) => {
  const { scope, answer, open } = await openOutbound()
  answer.mockImplementation(() => {
    throw new ApiError('status', 'no', status)
  })
  await open()
  expect(scope.getState($isUnknownOutbound)).toBe(isUnknown)
})

test('a closed page does not redirect and requests nothing', async () => {
  const { scope, answer, fire } = await openOutbound()
  await fire(outboundClosed)
  await allSettled(connectionOpened, { scope, params: connection })
  expect(scope.getState($outboundOffer).kind).toBe('waiting')
  expect(answer).toHaveBeenCalledTimes(2)
})
