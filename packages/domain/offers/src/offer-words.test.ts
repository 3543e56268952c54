import { describe, expect, test } from 'vitest'
import { cardWords } from './card-words.ts'
import { offerBadges } from './offer-badges.ts'
import { pairOffers } from './pair-offers.ts'
import { marketOf } from './testing/market-of.ts'

describe('"badges 현금 / 쿠폰 / 회원"', () => {
  test.each([
    ['nothing beyond the specification', {}, []],
    ['cash alone', { cashOnly: true }, ['현금']],
    ['a coupon', { discounts: [{ kind: 'coupon' as const, name: '쿠폰', amount: 1 }] }, ['쿠폰']],
    ['a membership', { discounts: [{ kind: 'membership' as const, name: '우주패스' }] }, ['회원']],
    [
      'a paid placement with options',
      { ad: true, requiredOptions: [{ name: '설치', price: 1 }] },
      ['광고', '필수옵션'],
    ],
  ])('%s', (_, terms, badges) => {
    const [offer] = pairOffers([marketOf(terms)], [])
    expect(offer && offerBadges(offer).map(({ text }) => text)).toEqual(badges)
  })
})

describe('"card event, installment"', () => {
  test.each([
    ['', 0, ''],
    ['', 1, ''],
    ['삼성카드', 0, '삼성카드'],
    ['', 12, '무이자 최대 12개월 (월\u00a0837원)'],
    ['삼성카드', 3, '삼성카드 · 무이자 최대 3개월 (월\u00a03,334원)'],
  ])('%s, %i months', (eventCard, cardInstallment, words) => {
    expect(cardWords(marketOf({ eventCard, cardInstallment }), 10_000)).toBe(words)
  })
})
