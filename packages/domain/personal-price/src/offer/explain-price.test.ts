import { expect, test } from 'vitest'
import { whyLines, whyNotes } from './explain-price.ts'
import type { OfferTerms } from './offer-terms.ts'
import { defaultTerms, type PaymentTerms } from './payment-terms.ts'
import { offerOf } from './testing/offer-of.ts'
import { truePrice } from './true-price.ts'

function explain(offer: Partial<OfferTerms>, changes: Partial<PaymentTerms> = {}) {
  const terms = { ...defaultTerms, ...changes }
  const price = truePrice(offerOf(offer), terms)
  return price ? { lines: whyLines(price), notes: whyNotes(price, terms) } : null
}

test('lists the parts of a price', () => {
  const offer: Partial<OfferTerms> = {
    card: 9_500,
    eventCard: '삼성카드',
    costDelivery: { kind: 'paid', fee: 3_000 },
    requiredOptions: [{ name: '설치', price: 2_000 }],
    discounts: [
      { kind: 'coupon', name: '첫 구매', amount: 1_000 },
      { kind: 'membership', name: '우주패스', amount: 500 },
      { kind: 'card', name: '삼성카드', amount: 300 },
    ],
    costRegion: { jeju: 4_000 },
  }
  const terms = { cards: ['삼성카드'], memberships: ['우주패스'], region: 'jeju', quantity: 2 } as const
  expect(explain(offer, terms)).toEqual({
    lines: [
      { label: '삼성카드 결제가 × 2개', amount: 19_000 },
      { label: '필수 옵션 설치 × 2개', amount: 4_000 },
      { label: '쿠폰 첫 구매', amount: -1_000 },
      { label: '멤버십 우주패스', amount: -500 },
      { label: '카드 할인 삼성카드', amount: -300 },
      { label: '배송비', amount: 3_000 },
      { label: '제주 추가 배송비', amount: 4_000 },
    ],
    notes: [],
  })
})

test('a percentage states its basis', () => {
  const discounts: OfferTerms['discounts'] = [
    { kind: 'coupon', name: '5%', percent: 5 },
    { kind: 'membership', name: '우주패스', percent: 10, most: 500 },
    { kind: 'card', name: '삼성카드', amount: 300, percent: 1 },
  ]
  const terms = { cards: ['삼성카드'], memberships: ['우주패스'] }
  const labels = explain({ cash: 10_000, discounts }, terms)?.lines.map(({ label }) => label)
  expect(labels?.slice(1, 4)).toEqual([
    '쿠폰 5% (10,000원의 5%)',
    '멤버십 우주패스 (9,500원의 10%, 최대 500원)',
    '카드 할인 삼성카드',
  ])
})

test.each<[string, Partial<OfferTerms>, Partial<PaymentTerms>, string, readonly string[]]>([
  ['one price', {}, {}, '판매가', []],
  ['cash', { cashOnly: true }, { cash: true }, '현금가', []],
  ['cash that they do not pay', { cashOnly: true }, {}, '현금가', ['현금으로만 살 수 있는 가격이에요.']],
  [
    'a card that they lack',
    { cash: null, card: 9_000, eventCard: '삼성카드' },
    {},
    '삼성카드 결제가',
    ['삼성카드로만 살 수 있는 가격이에요.'],
  ],
  [
    'unknown delivery',
    { costDelivery: { kind: 'unknown' } },
    {},
    '판매가',
    ['배송비를 알 수 없어 더 내야 할 수도 있어요.'],
  ],
  [
    'regression: all delivery was called unknown where only the surcharge is',
    {},
    { region: 'jeju' },
    '판매가',
    ['제주 추가 배송비를 알 수 없어 더 내야 할 수도 있어요.'],
  ],
  [
    'a larger order that costs less',
    { cash: 1_000, costDelivery: { kind: 'free-above', threshold: 3_000, fee: 2_500 } },
    {},
    '판매가 × 3개',
    ['1개보다 3개를 사는 편이 더 싸요.'],
  ],
])('%s', (_, offer, terms, label, notes) => {
  const why = explain(offer, terms)
  expect(why?.lines[0]?.label).toBe(label)
  expect(why?.notes).toEqual(notes)
})
