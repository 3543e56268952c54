import { defaultTerms, type PaymentTerms } from '@jeoul/personal-price'
import { expect, test } from 'vitest'
import { type OfferFigures, offerFigures } from './offer-figures.ts'
import { offerListRows } from './offer-list-rows.ts'
import type { OfferTab } from './offer-tab.ts'
import { marketOf } from './testing/market-of.ts'

const market = marketOf({
  requiredOptions: [{ name: '설치', price: 1_000 }],
  discounts: [{ kind: 'coupon', name: '쿠폰', amount: 500 }],
  costDelivery: { kind: 'paid', fee: 2_500 },
  costRegion: { jeju: 3_000 },
})

test.each<[OfferTab, Partial<PaymentTerms>, Partial<OfferFigures>]>([
  [
    'all',
    { region: 'jeju', quantity: 2 },
    {
      unitPrice: 10_000,
      notes: ['× 2개', '필수옵션 +2,000원', '쿠폰 −500원'],
      delivery: '배송비 2,500원 + 제주 추가 3,000원',
      figure: 27_000,
      missing: '',
    },
  ],
  ['all', { region: 'remote' }, { figure: 13_000, missing: '+ 도서·산간 추가 배송비 확인 필요' }],
  [
    'delivery',
    {},
    { unitPrice: 10_000, notes: ['필수옵션 +1,000원'], delivery: '배송비 2,500원', figure: 13_500 },
  ],
  ['card', {}, { unitPrice: 10_000, notes: ['필수옵션 +1,000원'], figure: 11_000 }],
])('by %s, %o, a row adds up to the figure that rows are sorted by', (tab, changes, figures) => {
  const terms = { ...defaultTerms, ...changes }
  const [row] = offerListRows({ cash: [market], card: [market], inTab: null }, terms)
  expect(row && offerFigures(row, tab, terms)).toMatchObject(figures)
})

test('delivery that is free above a minimum sum is called free', () => {
  const dear = marketOf({ costDelivery: { kind: 'free-above', threshold: 10_000, fee: 3_000 } })
  const [row] = offerListRows({ cash: [dear], card: [dear], inTab: null }, defaultTerms)
  for (const tab of ['all', 'card', 'delivery'] as const) {
    expect(row && offerFigures(row, tab, defaultTerms).delivery).toBe('무료배송')
  }
})

test.each<[OfferTab, Partial<PaymentTerms> | null, Partial<OfferFigures>]>([
  ['delivery', null, { figure: 13_500, paid: '결제가 13,000원' }],
  ['delivery', { region: 'jeju' }, { figure: 13_500, paid: '내 결제가 16,000원' }],
  [
    'delivery',
    { region: 'remote' },
    { figure: 13_500, paid: '내 결제가 13,000원 + 도서·산간 추가 배송비 확인 필요' },
  ],
  ['delivery', { quantity: 2 }, { figure: 13_500, paid: '내 결제가 2개 합계 24,000원' }],
  ['card', { region: 'jeju' }, { figure: 11_000, paid: '내 결제가 16,000원' }],
  ['all', { region: 'jeju' }, { figure: 16_000, paid: '' }],
])(
  'regression: by %s, %o, a second figure stood in the row without saying whose it is, or which costs it lacks',
  (tab, changes, figures) => {
    const terms = changes ? { ...defaultTerms, ...changes } : defaultTerms
    const [row] = offerListRows({ cash: [market], card: [market], inTab: null }, terms)
    expect(row && offerFigures(row, tab, terms)).toMatchObject(figures)
  },
)

test('regression: the price of a mall whose delivery is unknown looked complete', () => {
  const unsure = marketOf({ costDelivery: { kind: 'unknown' } })
  const [row] = offerListRows({ cash: [unsure], card: [unsure], inTab: null }, defaultTerms)
  const shown = (tab: OfferTab) => row && offerFigures(row, tab, defaultTerms)
  expect(shown('delivery')).toMatchObject({
    missing: '+ 배송비 확인 필요',
    paid: '결제가 10,000원 + 배송비 확인 필요',
  })
  expect(shown('card')).toMatchObject({ missing: '', paid: '결제가 10,000원 + 배송비 확인 필요' })
})
