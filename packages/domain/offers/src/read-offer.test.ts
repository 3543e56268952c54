import type { Market } from '@jeoul/api/types'
import { describe, expect, test } from 'vitest'
import { readOffer } from './read-offer.ts'
import { marketOf } from './testing/market-of.ts'

/** An offer as received, which may violate the contract. */
function arrived(changes: object): Market {
  return JSON.parse(JSON.stringify({ ...marketOf(), ...changes }))
}

test('keeps the host’s fields', () => {
  const market = marketOf({
    requiredOptions: [{ name: '설치', price: 0 }],
    discounts: [{ kind: 'coupon', name: '쿠폰', percent: 5 }],
    costRegion: { jeju: 3_000 },
    cashOnly: true,
  })
  expect(readOffer(market)).toEqual(market)
})

test('does not invent missing fields', () => {
  expect(readOffer(marketOf())).toEqual(marketOf())
})

describe('drops offers that cannot be priced', () => {
  test.each([
    ['nothing at all', null],
    ['a price in words', { priceB2c: '10,000' }],
    ['a price below nothing', { priceB2c: -1 }],
    ['a price of nothing', { priceB2c: 0 }],
    ['no mall', { mallName: '' }],
    ['an option without a price', { requiredOptions: [{ name: '설치' }] }],
  ])('%s', (_, changes) => {
    expect(readOffer(changes === null ? JSON.parse('null') : arrived(changes))).toBeNull()
  })
})

describe('invalid terms lower no price', () => {
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
    ['options that are no list', { requiredOptions: 'none' }, { requiredOptions: [] }],
    ['a discount in words', { discounts: [{ kind: 'coupon', amount: '5,000' }, null] }, { discounts: [] }],
    [
      'a card that is nobody’s',
      { eventCard: null, cardInstallment: null },
      { eventCard: '', cardInstallment: 0 },
    ],
  ])('%s', (_, changes, read) => {
    expect(readOffer(arrived(changes))).toEqual({ ...marketOf(), ...read })
  })

  test('a negative surcharge', () => {
    expect(readOffer(arrived({ costRegion: { jeju: -1 } }))).toEqual(marketOf())
  })
})
