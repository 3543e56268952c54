import { checkedAnswer } from '@jeoul/api/testing'
import type { Market } from '@jeoul/api/types'
import { describe, expect, test } from 'vitest'
import { readMarkets } from './model.ts'
import { marketOf } from './testing/market-of.ts'

/** The offer in a response as it arrives, which may violate the contract; null if it is dropped. */
function read(changes: object | null): Market | null {
  const markets = [changes && { ...marketOf(), ...changes }]
  const operation = 'GET /desktop/v1/shopping/items/{id}/malls/{x}'
  return readMarkets(checkedAnswer(operation, { success: true, message: 'success', markets }))?.[0] ?? null
}

test('keeps the host’s fields', () => {
  const market = marketOf({
    requiredOptions: [{ name: '설치', price: 0 }],
    discounts: [{ kind: 'coupon', name: '쿠폰', percent: 5 }],
    costRegion: { jeju: 3_000 },
    cashOnly: true,
  })
  expect(read(market)).toEqual(market)
})

test('does not invent missing fields', () => {
  expect(read({})).toEqual(marketOf())
})

describe('drops offers that cannot be priced', () => {
  test.each([
    ['nothing at all', null],
    ['a price in words', { priceB2c: '10,000' }],
    ['a price below nothing', { priceB2c: -1 }],
    ['a price of nothing', { priceB2c: 0 }],
    ['no mall', { mallName: '' }],
    ['an option without a price', { requiredOptions: [{ name: '설치' }] }],
    [
      'regression: an option whose price cannot be read',
      { requiredOptions: [{ name: '설치', price: '5,000' }] },
    ],
  ])('%s', (_, changes) => {
    expect(read(changes)).toBeNull()
  })
})

describe('invalid terms do not lower the price', () => {
  test.each<[string, object, Partial<Market>]>([
    ['no delivery', { costDelivery: null }, { costDelivery: { kind: 'unknown' } }],
    [
      'a delivery below nothing',
      { costDelivery: { kind: 'paid', fee: -3000 } },
      { costDelivery: { kind: 'unknown' } },
    ],
    [
      'a fee for no pieces',
      { costDelivery: { kind: 'paid', fee: 1, each: 0 } },
      { costDelivery: { kind: 'unknown' } },
    ],
    ['options that are no list', { requiredOptions: 'none' }, {}],
    ['a discount in words', { discounts: [{ kind: 'coupon', amount: '5,000' }, null] }, { discounts: [] }],
    [
      'a card that is nobody’s',
      { eventCard: null, cardInstallment: null },
      { eventCard: '', cardInstallment: 0 },
    ],
  ])('%s', (_, changes, kept) => {
    expect(read(changes)).toEqual({ ...marketOf(), ...kept })
  })

  test('a negative surcharge', () => {
    expect(read({ costRegion: { jeju: -1 } })).toEqual({ ...marketOf(), costRegion: {} })
  })
})
