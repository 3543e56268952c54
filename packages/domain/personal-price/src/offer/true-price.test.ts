import { describe, expect, test } from 'vitest'
import type { OfferTerms } from './offer-terms.ts'
import { defaultTerms, type PaymentTerms } from './payment-terms.ts'
import { offerOf } from './testing/offer-of.ts'
import { truePrice } from './true-price.ts'

type Row = [what: string, offer: Partial<OfferTerms>, terms: Partial<PaymentTerms>, total: number]

function priceOf(offer: Partial<OfferTerms>, terms: Partial<PaymentTerms> = {}) {
  return truePrice(offerOf(offer), { ...defaultTerms, ...terms })
}

const samsung = { cards: ['삼성카드'] }
const coupon = { kind: 'coupon', name: '장바구니 쿠폰', amount: 1_500 } as const
const membership = { kind: 'membership', name: '우주패스', percent: 10 } as const
const cardSale = { kind: 'card', name: '삼성카드', percent: 7, most: 500 } as const

describe('"price + required options + delivery − the discounts they can use"', () => {
  test.each<Row>([
    ['the price', {}, {}, 10_000],
    ['delivery', { costDelivery: { kind: 'paid', fee: 3_000 } }, {}, 13_000],
    ['required options', { requiredOptions: [{ name: '설치', price: 20_000 }] }, {}, 30_000],
    [
      'options for each piece',
      { requiredOptions: [{ name: '설치', price: 2_000 }] },
      { quantity: 3 },
      36_000,
    ],
    ['a coupon is for anyone', { discounts: [coupon] }, {}, 8_500],
    ['a coupon is for one order', { discounts: [coupon] }, { quantity: 2 }, 18_500],
    ['a coupon that begins higher up', { discounts: [{ ...coupon, least: 20_000 }] }, {}, 10_000],
    ['a membership of others', { discounts: [membership] }, {}, 10_000],
    ['a membership of their own', { discounts: [membership] }, { memberships: ['우주패스'] }, 9_000],
    ['a card of others', { discounts: [cardSale] }, { cards: ['현대카드'] }, 10_000],
    ['a card of their own, up to its limit', { discounts: [cardSale] }, samsung, 9_500],
    ['the better of two coupons', { discounts: [coupon, { ...coupon, amount: 2_000 }] }, {}, 8_000],
    [
      'a coupon, then a membership on the rest',
      { discounts: [membership, coupon] },
      { memberships: ['우주패스'] },
      7_650,
    ],
    ['never below nothing', { discounts: [{ ...coupon, amount: 99_000 }] }, {}, 0],
    [
      'discounts leave the delivery',
      { discounts: [{ ...coupon, amount: 99_000 }], costDelivery: { kind: 'paid', fee: 3_000 } },
      {},
      3_000,
    ],
  ])('%s', (_, offer, terms, total) => {
    expect(priceOf(offer, terms)).toMatchObject({ total, isOpen: false, isReachable: true })
  })
})

describe('"with free-delivery threshold and quantity"', () => {
  const above = { kind: 'free-above', threshold: 30_000, fee: 3_000 } as const
  test.each<Row>([
    ['below the threshold', { costDelivery: above }, { quantity: 2 }, 23_000],
    ['at the threshold', { costDelivery: above }, { quantity: 3 }, 30_000],
    [
      'options count towards it',
      { costDelivery: above, requiredOptions: [{ name: '설치', price: 5_000 }] },
      { quantity: 2 },
      30_000,
    ],
    [
      'discounts do not count against it',
      { costDelivery: above, discounts: [coupon] },
      { quantity: 3 },
      28_500,
    ],
    [
      'a fee for every piece',
      { costDelivery: { kind: 'paid', fee: 2_500, each: 1 } },
      { quantity: 2 },
      25_000,
    ],
  ])('%s', (_, offer, terms, total) => {
    expect(priceOf(offer, terms)?.total).toBe(total)
  })

  test('the price of a larger, cheaper order applies to the smaller one', () => {
    const cheap = {
      cash: 1_000,
      costDelivery: { kind: 'free-above', threshold: 20_000, fee: 3_000 },
    } as const
    expect(priceOf(cheap, { quantity: 17 })).toMatchObject({ total: 20_000, quantity: 17 })
    expect(priceOf(cheap, { quantity: 18 })).toMatchObject({ total: 20_000, quantity: 20 })
    expect(priceOf(cheap, { quantity: 20 })).toMatchObject({ total: 20_000, quantity: 20 })
  })
})

describe('"region (island / mountain surcharge)"', () => {
  const costRegion = { jeju: 3_000, remote: 5_000 }
  test.each<[PaymentTerms['region'], OfferTerms['costRegion'] & {}, number, boolean]>([
    ['mainland', costRegion, 10_000, false],
    ['jeju', costRegion, 13_000, false],
    ['remote', costRegion, 15_000, false],
    ['remote', { jeju: 3_000 }, 10_000, true],
  ])('%s with %j', (region, cost, total, isOpen) => {
    expect(priceOf({ costRegion: cost }, { region })).toMatchObject({ total, isOpen })
  })
})

describe('"which cards they hold, cash or not"', () => {
  const dearerByCard = { cash: 10_000, card: 10_400 }
  const event = { cash: 10_000, card: 9_300, eventCard: '삼성카드' }
  test.each<[string, Partial<OfferTerms>, Partial<PaymentTerms>, number, boolean]>([
    ['one price is for every card', {}, {}, 10_000, true],
    ['a dearer card price for whom pays by card', dearerByCard, {}, 10_400, true],
    ['the lower cash price for whom pays in cash', dearerByCard, { cash: true }, 10_000, true],
    ['the event price with its card', event, samsung, 9_300, true],
    ['the lowest price without it', event, { cards: ['현대카드'] }, 10_000, true],
    ['one of several cards', { ...event, eventCard: '현대카드/삼성카드 7%' }, samsung, 9_300, true],
    ['cash alone, in cash', { cashOnly: true }, { cash: true }, 10_000, true],
    ['cash alone, by card', { cashOnly: true }, {}, 10_000, false],
    ['cash alone with a price for a card', { ...event, cashOnly: true }, samsung, 9_300, true],
    ['only a card that they lack', { cash: null, card: 9_300, eventCard: '삼성카드' }, {}, 9_300, false],
    ['cash is said to be for anyone', { ...dearerByCard, cashOnly: false }, {}, 10_000, true],
  ])('%s', (_, offer, terms, total, isReachable) => {
    expect(priceOf(offer, terms)).toMatchObject({ total, isReachable })
  })

  test('a discount of one card cannot be combined with the price of another', () => {
    const offer = { ...event, discounts: [{ kind: 'card', name: '현대카드', amount: 500 } as const] }
    const price = priceOf(offer, { cards: ['삼성카드', '현대카드'] })
    expect(price).toMatchObject({ total: 9_300, way: { card: '삼성카드' } })
  })

  test('cash cannot be combined with a card discount', () => {
    const offer = { cashOnly: true, discounts: [cardSale] }
    expect(priceOf(offer, { cash: true, ...samsung })?.total).toBe(10_000)
  })
})

test('"Unknown delivery is unknown, never free": the total is open', () => {
  expect(priceOf({ costDelivery: { kind: 'unknown' } })).toMatchObject({ total: 10_000, isOpen: true })
})

test('an offer without a price has no true price', () => {
  expect(priceOf({ cash: null })).toBeNull()
})

test('offers with only the specified fields are priced', () => {
  const terms = { ...defaultTerms, cards: ['삼성카드'], cash: true, memberships: ['우주패스'], quantity: 2 }
  expect(truePrice(offerOf({ costDelivery: { kind: 'paid', fee: 3_000 } }), terms)).toMatchObject({
    total: 23_000,
    isOpen: false,
    isReachable: true,
  })
})
