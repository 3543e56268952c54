import { expect, test } from 'vitest'
import { lowestMark } from './lowest-mark.ts'
import type { OfferTerms } from './offer-terms.ts'
import { defaultTerms, type PaymentTerms } from './payment-terms.ts'
import { rankOffers } from './rank-offers.ts'
import { offerOf } from './testing/offer-of.ts'

type Row = [string, Partial<OfferTerms>, Partial<PaymentTerms>, 'everyone' | 'shopper' | null]

const event = { card: 9_000, eventCard: '삼성카드' }
const coupon = { kind: 'coupon', name: '쿠폰', amount: 500 } as const

test.each<Row>([
  ['one price', {}, {}, 'everyone'],
  ['a coupon that anyone can take', { discounts: [coupon] }, {}, 'everyone'],
  ['several pieces for Jeju', { costRegion: { jeju: 3_000 } }, { region: 'jeju', quantity: 3 }, 'everyone'],
  ['a card of their own', event, { cards: ['삼성카드'] }, 'shopper'],
  ['a card that does not help', {}, { cards: ['삼성카드'] }, 'everyone'],
  ['a membership', { discounts: [{ ...coupon, kind: 'membership' }] }, { memberships: ['쿠폰'] }, 'shopper'],
  ['cash', { cashOnly: true }, { cash: true }, 'shopper'],
  ['cash that they do not pay', { cashOnly: true }, {}, null],
  ['unknown delivery', { costDelivery: { kind: 'unknown' } }, {}, null],
])('"marked 최저가 only if everyone can get it": %s', (_, offer, changes, mark) => {
  const terms = { ...defaultTerms, ...changes }
  expect(lowestMark(rankOffers([offerOf(offer)], terms)[0], terms)).toBe(mark)
})

test('no offer, no mark', () => {
  expect(lowestMark(undefined, defaultTerms)).toBeNull()
})
