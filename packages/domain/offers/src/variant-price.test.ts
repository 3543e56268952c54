import type { LowestPrice, Variant } from '@jeoul/api/types'
import { defaultTerms } from '@jeoul/personal-price'
import { describe, expect, test } from 'vitest'
import { variantFigure, variantsBasis, variantsNotes } from './variant-figure.ts'
import { variantPrice } from './variant-price.ts'

const variantOf = (changes: Partial<Variant>): Variant => ({
  item_id: '7',
  label: '벌크',
  state: 3,
  cash: 850_000,
  card: 840_000,
  ...changes,
})
const pricedAt = (any: Partial<LowestPrice>) =>
  variantOf({ lowest: { any: { total: 853_000, delivery: 3_000, ...any } } })

describe('"최저가 alone … with what delivery costs said beside it": a variant', () => {
  test.each<[string, Variant, string, string, string]>([
    ['with paid delivery', pricedAt({}), '853,000원 배송비 포함', '853,000원', '배송비 포함 최저가'],
    [
      'with free delivery',
      pricedAt({ delivery: 0 }),
      '853,000원 무료배송',
      '853,000원',
      '배송비 포함 최저가',
    ],
    [
      'with an option',
      pricedAt({ options: true }),
      '853,000원 필수옵션 포함 · 배송비 포함',
      '853,000원 (필수옵션 포함)',
      '배송비 포함 최저가',
    ],
    [
      'with an option and a condition',
      pricedAt({ options: true, cash_only: true }),
      '현금 최저가 853,000원 (필수옵션 포함)',
      '현금 최저가 853,000원 (필수옵션 포함)',
      '',
    ],
    ['with a condition', pricedAt({ cash_only: true }), '현금 최저가 853,000원', '현금 최저가 853,000원', ''],
    [
      'of which another mall may be cheaper',
      pricedAt({ unsure: true }),
      '확인된 가격 853,000원',
      '확인된 가격 853,000원',
      '',
    ],
    ['at a host that tells nobody’s price', variantOf({}), '판매가 850,000원', '판매가 850,000원', ''],
    [
      'at the price of one card',
      pricedAt({ card: '삼성카드' }),
      '삼성카드 최저가 853,000원',
      '삼성카드 최저가 853,000원',
      '',
    ],
    ['with a coupon', pricedAt({ coupon: true }), '쿠폰가 853,000원', '쿠폰가 853,000원', ''],
    ['that is not for sale', variantOf({ state: 1 }), '일시품절', '일시품절', ''],
    ['that is discontinued', variantOf({ state: 0 }), '단종', '단종', ''],
    ['that no mall offers yet', variantOf({ state: 2 }), '가격비교 예정', '가격비교 예정', ''],
    ['for sale without a price', variantOf({ cash: null }), '가격 확인 필요', '가격 확인 필요', ''],
  ])('%s', (_, variant, price, figure, basis) => {
    expect(variantPrice(variant, 'cash')).toBe(price)
    expect(variantFigure(variant)).toBe(figure)
    expect(variantsBasis([variant])).toBe(basis)
  })
})

test('확인된 가격 is explained if a variant has it', () => {
  expect(variantsNotes([pricedAt({}), pricedAt({ unsure: true })], defaultTerms)).toBe(
    '배송비 포함 최저가 · 확인된 가격: 배송비를 확인해야 하는 몰은 더 저렴할 수 있어요',
  )
  expect(variantsNotes([pricedAt({}), { ...pricedAt({ unsure: true }), state: 1 }], defaultTerms)).toBe(
    '배송비 포함 최저가',
  )
})

test('a shopper with stated terms is told that the figures do not follow them', () => {
  expect(variantsNotes([pricedAt({})], { ...defaultTerms, region: 'jeju' })).toBe(
    '배송비 포함 최저가 · 내 결제조건을 뺀 가격',
  )
})
