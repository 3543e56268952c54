import { describe, expect, test } from 'vitest'
import { defaultTerms } from '../offer/payment-terms.ts'
import { offerOf } from '../offer/testing/offer-of.ts'
import { listedPrice } from './listed-price.ts'
import { itemOf } from './testing/item-of.ts'

const terms = { ...defaultTerms, cards: ['삼성카드'] }
const offers = [
  offerOf({ cash: 10_000 }),
  offerOf({ cash: 11_000, card: 9_000, eventCard: '삼성카드', costDelivery: { kind: 'paid', fee: 500 } }),
]
const words = (...requests: Parameters<typeof listedPrice>) => {
  const found = listedPrice(...requests)
  return found && [found.headline.total, found.headline.label, found.isEstimate]
}

describe('"내 결제가 is the same number on every screen, or it says 예상"', () => {
  test('with offers it is the price of the product’s page', () => {
    expect(words(itemOf(), offers, terms)).toEqual([9_500, '삼성카드 최저가', false])
    expect(words(itemOf(), offers, { ...terms, quantity: 3 })).toEqual([27_500, '삼성카드 최저가', false])
  })

  test.each<[string, Parameters<typeof offerOf>[0][], number, number | null]>([
    [
      'is the lowest with free delivery',
      [{}, { cash: 8_000, costDelivery: { kind: 'paid', fee: 500 } }],
      10_000,
      8_500,
    ],
    [
      'is the lowest price, where that is free',
      [{}, { cash: 10_000, costDelivery: { kind: 'paid', fee: 500 } }],
      10_000,
      null,
    ],
    [
      'counts a surcharge as a fee',
      [
        { cash: 9_000, costRegion: { jeju: 3_000 } },
        { cash: 12_500, costRegion: { jeju: 0 } },
      ],
      12_500,
      12_000,
    ],
    ['is the lowest price, where none is free', [{ costDelivery: { kind: 'paid', fee: 500 } }], 10_500, null],
    [
      'leaves out what a shopper cannot pay',
      [
        { cashOnly: true, card: null },
        { cash: 11_000, costDelivery: { kind: 'paid', fee: 500 } },
      ],
      11_500,
      null,
    ],
  ])(
    'regression: in a list of free delivery only it had a delivery fee: it %s',
    (_, some, total, withFee) => {
      const offers = some.map(changes => offerOf({ costRegion: { jeju: 0 }, ...changes }))
      const found = listedPrice(itemOf(), offers, { ...terms, region: 'jeju' }, true)
      expect([found?.price.total, found?.withFee]).toEqual([total, withFee])
    },
  )

  test('without them it is estimated from the row', () => {
    expect(words(itemOf({ card: 9_000 }), undefined, terms)).toEqual([10_000, '확인된 가격', true])
    expect(words(itemOf(), undefined, { ...terms, quantity: 3 })).toEqual([30_000, '확인된 가격', true])
  })

  test('a product that no mall sells any more is estimated as well', () => {
    expect(words(itemOf(), [], terms)?.[2]).toBe(true)
  })

  test('a product that is not for sale has none', () => {
    expect(words(itemOf({ price_state: 1 }), undefined, terms)).toBeNull()
  })
})
