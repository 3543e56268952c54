import { describe, expect, test } from 'vitest'
import type { OfferTerms } from '../offer/offer-terms.ts'
import { defaultTerms, type PaymentTerms } from '../offer/payment-terms.ts'
import { rankOffers } from '../offer/rank-offers.ts'
import { offerOf } from '../offer/testing/offer-of.ts'
import { offersHeadline } from './offers-headline.ts'

const event = { card: 9_000, eventCard: '삼성카드' }
const coupon = { kind: 'coupon', name: '쿠폰', amount: 500 } as const
const membership = { kind: 'membership', name: '우주패스', amount: 300 } as const
const jeju = { region: 'jeju' } as const

function headlineOf(offers: readonly Partial<OfferTerms>[], changes: Partial<PaymentTerms> = {}) {
  const terms = { ...defaultTerms, ...changes }
  return offersHeadline(rankOffers(offers.map(offerOf), terms), terms)
}

type Row = [string, Partial<OfferTerms>, Partial<PaymentTerms>, string, string]

describe('"최저가 alone: anyone can pay it. Everything else names its condition"', () => {
  test.each<Row>([
    ['one price', {}, {}, '최저가', '무료배송'],
    ['delivery is said', { costDelivery: { kind: 'paid', fee: 3_000 } }, {}, '최저가', '배송비 3,000원 포함'],
    ['a coupon', { discounts: [coupon] }, {}, '쿠폰가', '무료배송'],
    ['a card of their own', event, { cards: ['삼성카드'] }, '삼성카드 최저가', '무료배송'],
    ['a card that does not help', {}, { cards: ['삼성카드'] }, '최저가', '무료배송'],
    ['a membership', { discounts: [membership] }, { memberships: ['우주패스'] }, '회원가', '무료배송'],
    ['cash', { cashOnly: true }, { cash: true }, '현금 최저가', '무료배송'],
    ['cash that they do not pay', { cashOnly: true }, {}, '현금 최저가', '무료배송'],
    [
      'all at once',
      { ...event, discounts: [coupon, membership] },
      { cards: ['삼성카드'], memberships: ['우주패스'] },
      '삼성카드 회원 쿠폰가',
      '무료배송',
    ],
    [
      'required options',
      { requiredOptions: [{ name: '설치', price: 1_000 }] },
      {},
      '최저가',
      '필수옵션 포함 · 무료배송',
    ],
    ['several pieces', {}, { quantity: 3 }, '최저가', '3개 합계 · 무료배송'],
    ['unknown delivery', { costDelivery: { kind: 'unknown' } }, {}, '판매가', '+ 배송비 확인 필요'],
    [
      'unknown delivery in cash',
      { cashOnly: true, costDelivery: { kind: 'unknown' } },
      {},
      '현금 가격',
      '+ 배송비 확인 필요',
    ],
    [
      'regression: to Jeju, which a list on the mainland does not mean',
      { costRegion: { jeju: 3_000 } },
      jeju,
      '제주 최저가',
      '제주 배송비 3,000원 포함',
    ],
    [
      'a card of their own, to Jeju',
      { ...event, costRegion: { jeju: 0 } },
      { ...jeju, cards: ['삼성카드'] },
      '제주 삼성카드 최저가',
      '무료배송',
    ],
    ['to Jeju, and nobody says for how much', {}, jeju, '판매가', '+ 제주 추가 배송비 확인 필요'],
  ])('%s', (_, offer, terms, label, basis) => {
    expect(headlineOf([offer], terms)).toMatchObject({
      label,
      basis,
      isForAnyone: /^(제주 )?최저가$/.test(label),
    })
  })

  test('there is no headline without offers', () => {
    expect(headlineOf([])).toBeNull()
  })
})

describe('a mall with unknown delivery', () => {
  const dear = { cash: 12_000, costRegion: { jeju: 0 } }

  test('prevents the label 최저가 if it may be cheaper', () => {
    expect(headlineOf([dear, {}], jeju)).toMatchObject({ total: 12_000, label: '확인된 가격', unsure: 1 })
    expect(headlineOf([dear, { cash: 12_000 }], jeju)).toMatchObject({ label: '제주 최저가', unsure: 0 })
  })
})

test('of two equal prices the one without conditions is shown', () => {
  const [plain, byCoupon] = [{}, { cash: 10_500, discounts: [coupon] }]
  expect(headlineOf([byCoupon, plain])).toMatchObject({ total: 10_000, label: '최저가' })
})
