import { defaultTerms, type PaymentTerms, rankOffers } from '@jeoul/personal-price'
import { describe, expect, test } from 'vitest'
import { cardWords } from './card-words.ts'
import { offerBadges } from './offer-badges.ts'
import { offerFigures } from './offer-figures.ts'
import { pairOffers } from './pair-offers.ts'
import { marketOf } from './testing/market-of.ts'

function rowOf(
  cash: Parameters<typeof marketOf>[0],
  card: Parameters<typeof marketOf>[0] = cash,
  terms: Partial<PaymentTerms> = {},
) {
  const [row] = rankOffers(pairOffers([marketOf(cash)], [marketOf(card)]), { ...defaultTerms, ...terms })
  if (!row) throw new Error('no price')
  return row
}

const coupon = { discounts: [{ kind: 'coupon' as const, name: '쿠폰', amount: 1 }] }
const membership = { discounts: [{ kind: 'membership' as const, name: '우주패스', amount: 1 }] }
const cashOnly = { cashOnly: true }

describe('"badges 현금 / 쿠폰 / 회원" describe the price beside them', () => {
  test.each<[string, ReturnType<typeof rowOf>, readonly string[]]>([
    ['nothing beyond the specification', rowOf({}), []],
    [
      'cash that this shopper pays',
      rowOf(cashOnly, { ...cashOnly, priceB2c: 11_000 }, { cash: true }),
      ['현금'],
    ],
    ['a card’s price, though cash would be less', rowOf(cashOnly, { ...cashOnly, priceB2c: 11_000 }), []],
    [
      'a card of their own',
      rowOf({}, { eventCard: '삼성카드', priceB2c: 9_000 }, { cards: ['삼성카드'] }),
      ['삼성카드'],
    ],
    ['a coupon', rowOf(coupon), ['쿠폰']],
    ['a membership', rowOf(membership, membership, { memberships: ['우주패스'] }), ['회원']],
    ['a membership that they lack', rowOf(membership), ['회원 할인 있음']],
    [
      'a paid placement with options',
      rowOf({ ad: true, requiredOptions: [{ name: '설치', price: 1 }] }),
      ['광고', '필수옵션'],
    ],
  ])('%s', (_, row, badges) => {
    expect(offerBadges(row).map(({ text }) => text)).toEqual(badges)
  })

  test.each(['card', 'delivery'] as const)(
    'by %s, a note with its amount stands for a required option',
    tab => {
      const row = rowOf({ requiredOptions: [{ name: '설치', price: 17_000 }], ad: true })
      expect(offerBadges(row, tab).map(({ text }) => text)).toEqual(['광고'])
      expect(offerFigures({ ...row, market: row.offer.market }, tab, defaultTerms).notes).toEqual([
        '필수옵션 +17,000원',
      ])
    },
  )
})

describe('installments state the number of months', () => {
  test.each([
    [0, ''],
    [1, ''],
    [12, '무이자 최대 12개월 (첫\u00a0달\u00a0837원)'],
    [3, '무이자 최대 3개월 (첫\u00a0달\u00a03,334원)'],
  ])('%i months', (cardInstallment, words) => {
    expect(cardWords(rowOf({ cardInstallment }))).toBe(words)
  })

  test('a bank transfer has no installments', () => {
    const offer = { cardInstallment: 12, cashOnly: true }
    expect(cardWords(rowOf(offer, { ...offer, priceB2c: 11_000 }, { cash: true }))).toBe('')
  })
})
