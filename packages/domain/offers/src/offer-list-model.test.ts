import { ApiError, connectionOpened, getMallsFx, type MallsParams, networkRestored } from '@jeoul/api'
import { addressChanged, shopFound } from '@jeoul/page'
import { cardToggled } from '@jeoul/personal-price'
import { allSettled, fork, serialize } from 'effector'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  $offerListOutcome,
  $openWhy,
  $presentedOffers,
  $presentedTab,
  offerListOpened,
  offerListRetried,
  restShown,
  whyToggled,
} from './offer-list-model.ts'
import type { OfferTab } from './offer-tab.ts'
import { marketOf } from './testing/market-of.ts'

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
    open: (tab: OfferTab = 'all', itemId = '7', search = '') => {
      void allSettled(addressChanged, { scope, params: { path: `/item/${itemId}`, search } })
      return allSettled(offerListOpened, { scope, params: { itemId, tab } })
    },
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

test.each([
  ['', 0],
  ['?idx_b_manager=0', 0],
  ['?idx_b_manager=1', 0],
  ['?idx_b_manager=19', 19],
])('"an idx_b_manager of zero or missing counts as absent": %s', async (search, managerId) => {
  const { requests, open } = setUp()
  await open('all', '7', search)
  expect(requests.mock.calls.map(([params]) => params.managerId)).toEqual([managerId, managerId])
})

test('offers wait for the number of a minishop that the address names by its user name', async () => {
  const { scope, requests, open } = setUp()
  await open('all', '7', '?mall_web_user=gajeonland')
  expect(requests).not.toHaveBeenCalled()
  await allSettled(shopFound, { scope, params: { mallUser: 'gajeonland', managerId: 19 } })
  expect(requests.mock.calls.map(([params]) => params.managerId)).toEqual([19, 19])
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

test('regression: offers that failed without a network were not requested again when it was back', async () => {
  const { scope, requests, open, malls } = setUp()
  requests.mockImplementation(() => {
    throw new ApiError('network', 'lost')
  })
  await open()
  expect(scope.getState($offerListOutcome)).toBe('failed')
  requests.mockImplementation(() => ({ success: true, message: 'success', markets: [near, far] }))
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
    const browser = setUp(JSON.parse(JSON.stringify(serialize(server.scope))))
    answerWith(browser.requests, markets)
    return { ...browser, server }
  }

  test('shows in the browser what the server rendered, and requests nothing', async () => {
    const { scope, server, requests, open, malls } = await openServed()
    expect(scope.getState($presentedOffers)).toEqual(server.scope.getState($presentedOffers))
    await open()
    expect(malls()).toHaveLength(10)
    expect(scope.getState($presentedOffers)?.count).toBe(12)
    expect(scope.getState($offerListOutcome)).toBe('ready')
    expect(requests).not.toHaveBeenCalled()
  })

  test('shows all rows, another order and prices by stated terms at once, without a request', async () => {
    const { scope, requests, open, malls } = await openServed()
    await allSettled(restShown, { scope })
    expect(malls()).toHaveLength(12)
    await open('card')
    expect([scope.getState($presentedTab), scope.getState($offerListOutcome)]).toEqual(['card', 'ready'])
    await allSettled(cardToggled, { scope, params: '삼성카드' })
    expect([scope.getState($presentedOffers)?.isPersonal, scope.getState($offerListOutcome)]).toEqual([
      true,
      'ready',
    ])
    expect(requests).not.toHaveBeenCalled()
  })

  test('regression: the rows disappeared when another order failed to load', async () => {
    const { scope, requests, open, malls } = await openServed()
    const before = malls()
    requests.mockImplementation(fail)
    await open('delivery')
    expect(scope.getState($offerListOutcome)).toBe('order-failed')
    expect(malls()).toEqual(before)
    expect(scope.getState($presentedTab)).toBe('all')
    answerWith(requests)
    await allSettled(offerListRetried, { scope })
    expect([scope.getState($presentedTab), scope.getState($offerListOutcome)]).toEqual(['delivery', 'ready'])
  })

  test('keeps its rows in their order while another order is loading', async () => {
    const { scope, requests, open } = await openServed()
    await open('card')
    const { promise, resolve } = Promise.withResolvers<object>()
    requests.mockImplementation(() => promise)
    const opened = open('delivery')
    expect([scope.getState($presentedTab), scope.getState($offerListOutcome)]).toEqual(['card', 'sorting'])
    resolve({ success: true, message: 'success', markets: many })
    await opened
    expect([scope.getState($presentedTab), scope.getState($offerListOutcome)]).toEqual(['delivery', 'ready'])
  })

  test('regression: for a product without offers, an empty table appeared while another order was loading', async () => {
    const { scope, requests, open } = await openServed([])
    expect(scope.getState($offerListOutcome)).toBe('empty')
    const { promise, resolve } = Promise.withResolvers<object>()
    requests.mockImplementation(() => promise)
    const opened = open('delivery')
    expect(scope.getState($offerListOutcome)).toBe('empty')
    resolve({ success: true, message: 'success', markets: [] })
    await opened
    expect(scope.getState($offerListOutcome)).toBe('empty')
  })

  test('keeps a failure of the server’s request', async () => {
    const server = setUp()
    server.requests.mockImplementationOnce(fail)
    await server.open()
    const { scope } = setUp(JSON.parse(JSON.stringify(serialize(server.scope))))
    expect(scope.getState($offerListOutcome)).toBe('failed')
  })
})

test('another product has the order of its own address, even if its offers are loaded', async () => {
  const { scope, requests, open, malls } = setUp()
  await open('all', '8')
  await open('delivery')
  await open('all', '8')
  expect(malls()).toEqual(['가까운 몰', '먼 몰'])
  expect([scope.getState($presentedTab), scope.getState($offerListOutcome)]).toEqual(['all', 'ready'])
  expect(requests).toHaveBeenCalledTimes(5)
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

test('shows the cash offers if card prices failed', async () => {
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
  await allSettled(connectionOpened, { scope, params: connection })
  expect(scope.getState($offerListOutcome)).toBe('ready')
})

test('failed offers are requested again by pressing retry', async () => {
  const { scope, open, requests } = setUp()
  requests.mockImplementation(fail)
  await open()
  expect(scope.getState($offerListOutcome)).toBe('failed')
  const before = requests.mock.calls.length
  await allSettled(offerListRetried, { scope })
  expect(requests.mock.calls.length).toBe(before + 2)
})

test('explains one price at a time, and shows all rows of one product on demand', async () => {
  const { scope, requests, open, malls } = setUp()
  const markets = Array.from({ length: 12 }, (_, place) => marketOf({ mallName: `몰 ${place}` }))
  requests.mockImplementation(() => ({ success: true, message: 'success', markets }))
  await open()
  await allSettled(restShown, { scope })
  for (const key of ['one', 'two']) await allSettled(whyToggled, { scope, params: key })
  expect(scope.getState($openWhy)).toBe('two')
  await allSettled(whyToggled, { scope, params: 'two' })
  expect(scope.getState($openWhy)).toBeNull()
  expect(malls()).toHaveLength(12)
  await open('all', '8')
  expect(malls()).toHaveLength(10)
})
