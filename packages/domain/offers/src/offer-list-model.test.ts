import {
  ApiError,
  getMallsFx,
  type MallsParams,
  networkRestored,
  pendingWorkStarted,
  serverLoadEnded,
} from '@jeoul/api'
import { cardToggled } from '@jeoul/personal-price'
import { allSettled, fork, serialize } from 'effector'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { $offerListOutcome, $presentedOffers, $presentedTab } from './offer-list-model.ts'
import type { OfferTab } from './offer-tab.ts'
import {
  $isRestShown,
  $openWhy,
  offerListOpened,
  offerListRetried,
  restShown,
  whyToggled,
} from './open-offers-model.ts'
import { marketOf } from './testing/market-of.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

const [near, far] = [marketOf({ mallName: '가까운 몰' }), marketOf({ mallName: '먼 몰', priceB2c: 11_000 })]
const event = { ...far, priceB2c: 9_000, eventCard: '삼성카드' }

function setUp(values: Record<string, unknown> = {}) {
  const requests = vi.fn<(params: MallsParams) => unknown>(({ card, delivery }) => ({
    success: true,
    message: 'success',
    markets: card ? [event, near] : delivery ? [{ ...far, priceB2c: 9_500 }, near] : [near, far],
  }))
  const scope = fork({
    values,
    handlers: [[getMallsFx, (_: unknown, params: MallsParams) => requests(params)]],
  })
  return {
    scope,
    requests,
    open: (tab: OfferTab = 'all', itemId = '7') =>
      allSettled(offerListOpened, { scope, params: { itemId, tab } }),
    malls: () => (scope.getState($presentedOffers)?.rows ?? []).map(({ mallName }) => mallName),
  }
}

const fail = () => {
  throw new ApiError('status', 'down', 503)
}

test('requests cash and card prices, "card variant sends on_sale=1"', async () => {
  const { requests, open, malls } = setUp()
  await open()
  expect(requests.mock.calls.map(([{ card }]) => card)).toEqual([false, true])
  expect(malls()).toEqual(['가까운 몰', '먼 몰'])
})

test('the tab with delivery takes one more request, "query delivery_price"', async () => {
  const { requests, open, malls } = setUp()
  await open()
  await open('delivery')
  expect(requests.mock.calls.map(([{ delivery = false }]) => delivery)).toEqual([false, false, true])
  expect(malls()).toEqual(['먼 몰', '가까운 몰'])
})

test('"rank by it at once": the shopper’s terms change the order', async () => {
  const { scope, open, malls } = setUp()
  await open()
  await allSettled(cardToggled, { scope, params: '삼성카드' })
  expect(malls()).toEqual(['먼 몰', '가까운 몰'])
})

test('a shopper without stated terms pays by the default terms', async () => {
  const { scope, open } = setUp()
  await open()
  const forEveryone = scope.getState($presentedOffers)
  await allSettled(cardToggled, { scope, params: '삼성카드' })
  expect(scope.getState($presentedOffers)).not.toEqual(forEveryone)
  await allSettled(cardToggled, { scope, params: '삼성카드' })
  expect(scope.getState($presentedOffers)).toEqual(forEveryone)
})

test('regression: offers that failed without a network were not requested when it was back', async () => {
  const { scope, open, malls } = setUp()
  vi.doMock('./offer-ranking-model.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  await open()
  expect(scope.getState($offerListOutcome)).toBe('failed')
  vi.doUnmock('./offer-ranking-model.ts')
  await allSettled(networkRestored, { scope })
  expect(malls()).toEqual(['가까운 몰', '먼 몰'])
})

describe('a page rendered by the server', () => {
  const many = Array.from({ length: 12 }, (_, place) =>
    marketOf({ mallName: `몰 ${place}`, priceB2c: 10_000 + place }),
  )
  const answerWith = (requests: ReturnType<typeof setUp>['requests'], markets = many) =>
    requests.mockImplementation(() => ({ success: true, message: 'success', markets }))

  async function openServed(markets = many) {
    const server = setUp()
    answerWith(server.requests, markets)
    await server.open()
    await allSettled(serverLoadEnded, { scope: server.scope })
    const browser = setUp(JSON.parse(JSON.stringify(serialize(server.scope))))
    answerWith(browser.requests, markets)
    return browser
  }

  test('is shown without its offers, and requests none', async () => {
    const { scope, requests, open, malls } = await openServed()
    await allSettled(pendingWorkStarted, { scope })
    await open()
    expect(malls()).toHaveLength(10)
    expect(scope.getState($presentedOffers)?.count).toBe(12)
    expect(scope.getState($offerListOutcome)).toBe('ready')
    expect(requests).not.toHaveBeenCalled()
  })

  test('requests its offers once when all rows are to be shown', async () => {
    const { scope, requests, malls } = await openServed()
    await allSettled(restShown, { scope })
    await allSettled(restShown, { scope })
    expect(malls()).toHaveLength(12)
    expect(requests).toHaveBeenCalledTimes(2)
  })

  test('requests its offers when terms are stated', async () => {
    const { scope, requests } = await openServed()
    await allSettled(cardToggled, { scope, params: '삼성카드' })
    expect(scope.getState($offerListOutcome)).toBe('ready')
    expect(requests).toHaveBeenCalledTimes(2)
  })

  test('keeps its rows if the rest fails to load', async () => {
    const { scope, requests, malls } = await openServed()
    requests.mockImplementation(fail)
    await allSettled(restShown, { scope })
    expect([malls().length, scope.getState($offerListOutcome)]).toEqual([10, 'rest-failed'])
    answerWith(requests)
    await allSettled(offerListRetried, { scope })
    expect([malls().length, scope.getState($offerListOutcome)]).toEqual([12, 'ready'])
  })

  test('regression: another order that could not be loaded took the rows away', async () => {
    const { scope, requests, open, malls } = await openServed()
    const before = malls()
    requests.mockImplementation(fail)
    await open('card')
    expect(scope.getState($offerListOutcome)).toBe('rest-failed')
    expect(malls()).toEqual(before)
    expect(scope.getState($presentedTab)).toBe('all')
    answerWith(requests)
    await allSettled(offerListRetried, { scope })
    expect([scope.getState($presentedTab), scope.getState($offerListOutcome)]).toEqual(['card', 'ready'])
  })

  test('regression: stated terms whose offers could not be loaded took the rows away', async () => {
    const { scope, requests, malls } = await openServed()
    const before = malls()
    requests.mockImplementation(fail)
    await allSettled(cardToggled, { scope, params: '삼성카드' })
    expect(scope.getState($offerListOutcome)).toBe('terms-failed')
    expect(malls()).toEqual(before)
    expect(scope.getState($presentedOffers)?.isPersonal).toBe(false)
    answerWith(requests)
    await allSettled(offerListRetried, { scope })
    expect([scope.getState($presentedOffers)?.isPersonal, scope.getState($offerListOutcome)]).toEqual([
      true,
      'ready',
    ])
  })

  test('regression: everyone’s prices were called 내 결제가 until the shopper’s own were there', async () => {
    const { scope, requests } = await openServed()
    expect(scope.getState($presentedOffers)?.isPersonal).toBe(false)
    const { promise, resolve } = Promise.withResolvers<object>()
    requests.mockImplementation(() => promise)
    const toggled = allSettled(cardToggled, { scope, params: '삼성카드' })
    expect(scope.getState($presentedOffers)?.isPersonal).toBe(false)
    expect(scope.getState($offerListOutcome)).toBe('sorting')
    resolve({ success: true, message: 'success', markets: many })
    await toggled
    expect(scope.getState($presentedOffers)?.isPersonal).toBe(true)
    expect(scope.getState($offerListOutcome)).toBe('ready')
  })

  test('regression: an empty table stood there while the offers of a product without any were sorted', async () => {
    const { scope, requests } = await openServed([])
    expect(scope.getState($offerListOutcome)).toBe('empty')
    const { promise, resolve } = Promise.withResolvers<object>()
    requests.mockImplementation(() => promise)
    const toggled = allSettled(cardToggled, { scope, params: '삼성카드' })
    expect(scope.getState($offerListOutcome)).toBe('empty')
    resolve({ success: true, message: 'success', markets: [] })
    await toggled
    expect(scope.getState($offerListOutcome)).toBe('empty')
  })

  test('includes the responses if one is missing', async () => {
    const server = setUp()
    server.requests.mockImplementationOnce(fail)
    await server.open()
    await allSettled(serverLoadEnded, { scope: server.scope })
    const { scope } = setUp(JSON.parse(JSON.stringify(serialize(server.scope))))
    expect(scope.getState($offerListOutcome)).toBe('failed')
  })
})

test('"market list … reset" on failure, and retried alone', async () => {
  const { scope, requests, open, malls } = setUp()
  requests.mockImplementationOnce(fail)
  await open()
  expect(scope.getState($offerListOutcome)).toBe('failed')
  await allSettled(offerListRetried, { scope })
  expect(scope.getState($offerListOutcome)).toBe('ready')
  expect(malls()).toHaveLength(2)
  expect(requests).toHaveBeenCalledTimes(3)
})

test('shows the others if card prices failed', async () => {
  const { scope, requests, open, malls } = setUp()
  requests.mockImplementation(params =>
    params.card ? fail() : { success: true, message: 'success', markets: [near] },
  )
  await open()
  expect(scope.getState($offerListOutcome)).toBe('cash-only')
  expect(malls()).toEqual(['가까운 몰'])
})

test('the browser requests what the server did not wait for', async () => {
  const { scope, requests, open } = setUp()
  requests.mockImplementation(() => {
    throw new ApiError('aborted', 'out of time')
  })
  await open()
  expect(scope.getState($offerListOutcome)).toBe('waiting')
  requests.mockImplementation(() => ({ success: true, message: 'success', markets: [near] }))
  await allSettled(pendingWorkStarted, { scope })
  expect(scope.getState($offerListOutcome)).toBe('ready')
})

test('regression: failed offers were requested again by every late region', async () => {
  const { scope, open, requests } = setUp()
  requests.mockImplementation(fail)
  await open()
  expect(scope.getState($offerListOutcome)).toBe('failed')
  const before = requests.mock.calls.length
  await allSettled(pendingWorkStarted, { scope })
  expect(requests.mock.calls.length).toBe(before)
  await allSettled(offerListRetried, { scope })
  expect(requests.mock.calls.length).toBe(before + 2)
})

test('explains one price at a time, and shows all rows on demand', async () => {
  const { scope, open } = setUp()
  await open()
  await allSettled(restShown, { scope })
  for (const key of ['one', 'two']) await allSettled(whyToggled, { scope, params: key })
  expect(scope.getState($openWhy)).toBe('two')
  await allSettled(whyToggled, { scope, params: 'two' })
  expect(scope.getState($openWhy)).toBeNull()
  expect(scope.getState($isRestShown)).toBe(true)
  await open('all', '8')
  expect(scope.getState($isRestShown)).toBe(false)
})
