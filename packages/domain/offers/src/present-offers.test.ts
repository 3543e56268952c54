import { defaultTerms, type PaymentTerms } from '@jeoul/personal-price'
import { describe, expect, test } from 'vitest'
import type { OfferTab } from './offer-tab.ts'
import { type OffersToPresent, presentOffers } from './present-offers.ts'
import { marketOf } from './testing/market-of.ts'

const malls = [7, 3, 5, 1, 6, 2, 4].map(place =>
  marketOf({ mallName: `몰 ${place}`, itemIdCp: String(place), priceB2c: 10_000 + place * 100 }),
)
const present = (changes: Partial<OffersToPresent> = {}, terms: PaymentTerms = defaultTerms) =>
  presentOffers({
    cash: malls,
    card: malls.map(mall =>
      mall.mallName === '몰 7' ? { ...mall, priceB2c: 9000, eventCard: '삼성카드' } : mall,
    ),
    inTab: null,
    tab: 'all',
    terms,
    managerId: 1,
    maxRows: 10,
    ...changes,
  })
const names = (rows: readonly { readonly mallName: string }[]) => rows.map(({ mallName }) => mallName)

describe('"the five best malls"', () => {
  test('in ascending order of price', () => {
    expect(names(present().bestMalls)).toEqual(['몰 1', '몰 2', '몰 3', '몰 4', '몰 5'])
  })
  test('another tab of the table does not change them', () => {
    expect(names(present({ tab: 'delivery', inTab: malls }).bestMalls)).toEqual(names(present().bestMalls))
  })
  test('they follow the terms of the shopper’s card', () => {
    expect(names(present({}, { ...defaultTerms, cards: ['삼성카드'] }).bestMalls)[0]).toBe('몰 7')
  })
  test('their words name a condition before the contents of the price', () => {
    expect(present({}, { ...defaultTerms, cards: ['삼성카드'] }).bestMalls[0]?.words).toBe(
      '삼성카드 가격 · 무료배송',
    )
    expect(present().bestMalls[0]?.words).toBe('무료배송')
  })
})

describe('the rows', () => {
  test('begin with ten, with the total number', () => {
    const { rows, count, range } = present({ maxRows: 3 })
    expect([names(rows), count, range]).toEqual([['몰 1', '몰 2', '몰 3'], 7, [10_100, 10_700]])
  })
  test('mark the headline price, and explain each', () => {
    const { lowest, rows } = present()
    expect(lowest).toMatchObject({ mallName: '몰 1', total: 10_100, label: '최저가' })
    expect(rows.map(({ mark }) => mark?.label)).toEqual(['최저가', ...Array(6).fill(undefined)])
    for (const { total, why } of rows) {
      expect(why.lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBe(total)
    }
  })
  test('regression: the explanation of a price did not say that the rows are sorted by another figure', () => {
    const notes = (tab: OfferTab) => present({ tab, inTab: tab === 'all' ? null : malls }).rows[0]?.why.notes
    expect(notes('all')).toEqual([])
    expect(notes('card')).toEqual(['카드가와 달리 결제조건에 따른 할인과 배송비를 모두 반영한 금액이에요.'])
    expect(notes('delivery')).toEqual([
      '배송비 포함가와 달리 결제조건에 따른 할인과 배송비를 모두 반영한 금액이에요.',
    ])
  })
  test('state the mall’s price for holders of a card', () => {
    expect(present().rows.find(({ mallName }) => mallName === '몰 7')?.notes).toEqual([
      '삼성카드 판매가 9,000원',
    ])
  })
  test.each<OfferTab>(['all', 'card'])(
    'regression: no mall had the lowest price by card, which its discount gives: %s',
    tab => {
      const discounts = [{ kind: 'card', name: 'KB국민카드', percent: 6, most: 30_000 } as const]
      const cash = [marketOf({ priceB2c: 10_000, discounts })]
      const notes = (terms: PaymentTerms) =>
        present({ cash, card: [], tab, inTab: tab === 'all' ? null : cash }, terms).rows[0]?.why.notes
      expect(notes(defaultTerms)).toContain('KB국민카드 결제 시 9,400원이에요.')
      expect(notes({ ...defaultTerms, cards: ['KB국민카드'] })).not.toContain(
        'KB국민카드 결제 시 9,400원이에요.',
      )
    },
  )
  test('start with the open minishop, labelled', () => {
    const shop = marketOf({ mallName: '미니샵', idxBManager: 7, priceB2c: 99_000 })
    const { rows } = present({ cash: [...malls, shop], managerId: 7 })
    expect(rows.slice(0, 2).map(({ mallName, minishop }) => [mallName, minishop])).toEqual([
      ['미니샵', { managerId: 7, isOpen: true }],
      ['몰 1', null],
    ])
    expect(present({ cash: [shop], card: [] }).rows[0]?.minishop).toEqual({
      managerId: 7,
      isOpen: false,
    })
  })
  test('link directly to a mall without a number, and have no link without an address', () => {
    const [numbered] = present({ cash: [marketOf({ mallId: '12' })], card: [] }).rows
    expect(numbered?.link).toEqual({ mallId: '12', search: '?offer=7&seen=10000&delivery=0&way=card' })
    expect(present().rows[0]?.link).toEqual({ direct: 'https://mall.example/7' })
    expect(present({ cash: [marketOf({ href: 'javascript:alert(1)' })], card: [] }).rows[0]?.link).toBeNull()
  })
})

test('an empty list has no prices', () => {
  expect(present({ cash: [], card: [] })).toEqual({
    lowest: null,
    bestMalls: [],
    rows: [],
    count: 0,
    checked: '',
    range: null,
    isPersonal: false,
  })
})
