import { describe, expect, test } from 'vitest'
import { itemOf } from '../list/testing/item-of.ts'
import { headlineWords, itemHeadline, otherHeadlines, type PricedItem } from './item-headline.ts'

const words = (item: Partial<PricedItem>, type?: 'cash' | 'card') => {
  const found = itemHeadline(itemOf(item), type)
  return found && [found.total, found.label, found.basis]
}
const any = { total: 13_000, delivery: 3_000 }

describe('with a host that sends the lowest prices', () => {
  test('lists show the same headline as the offers', () => {
    expect(words({ lowest: { any } })).toEqual([13_000, '최저가', '배송비 3,000원 포함'])
    expect(words({ lowest: { any: { ...any, unsure: true } } })?.[1]).toBe('확인된 가격')
    expect(words({ lowest: { any: { ...any, coupon: true } } })?.[1]).toBe('쿠폰가')
    expect(words({ lowest: { any: { ...any, options: true } } })?.[2]).toBe(
      '필수옵션 포함 · 배송비 3,000원 포함',
    )
    expect(words({ lowest: { any: { ...any, delivery: null } } })?.slice(1)).toEqual([
      '판매가',
      '+ 배송비 확인 필요',
    ])
  })

  test('by card it is the best card’s price, with its name', () => {
    const card = { total: 12_000, delivery: 0, card: '삼성카드' }
    expect(words({ lowest: { any, card } }, 'card')).toEqual([12_000, '삼성카드 최저가', '무료배송'])
    expect(words({ lowest: { any } }, 'card')?.[1]).toBe('최저가')
    expect(otherHeadlines(itemOf({ lowest: { any, card } })).map(({ label }) => label)).toEqual([
      '삼성카드 최저가',
    ])
  })

  test('a more expensive way of paying is not shown', () => {
    const card = { total: 14_000, delivery: 0, card: '삼성카드' }
    expect(otherHeadlines(itemOf({ lowest: { any, card } }))).toEqual([])
  })
})

test('in one line', () => {
  expect(headlineWords(itemOf({ lowest: { any } }))).toBe('최저가 13,000원 · 배송비 3,000원 포함')
  expect(headlineWords(itemOf({ price_state: 1 }))).toBe('일시품절')
  expect(headlineWords(itemOf({ cash: null }))).toBe('가격 확인 필요')
})

describe('with a host that does not send them', () => {
  test.each<[string, Partial<PricedItem>, 'cash' | 'card', ReturnType<typeof words>]>([
    ['claims nothing', {}, 'cash', [10_000, '판매가', '무료배송']],
    ['nor by card', { card: 9_000 }, 'card', [9_000, '카드가', '무료배송']],
    [
      'leaves delivery out',
      { delivery: { kind: 'paid', fee: 3_000 } },
      'cash',
      [10_000, '판매가', '배송비 3,000원 별도'],
    ],
    [
      'or does not know it',
      { delivery: { kind: 'unknown' } },
      'cash',
      [10_000, '판매가', '+ 배송비 확인 필요'],
    ],
    ['has no price', { cash: null }, 'cash', null],
    ['does not sell it', { price_state: 1 }, 'cash', null],
  ])('%s', (_, item, type, expected) => {
    expect(words(item, type)).toEqual(expected)
  })

  test('another price is shown with its own label', () => {
    expect(otherHeadlines(itemOf({ card: 9_000 }))).toMatchObject([{ total: 9_000, label: '카드가' }])
    expect(otherHeadlines(itemOf())).toEqual([])
  })
})
