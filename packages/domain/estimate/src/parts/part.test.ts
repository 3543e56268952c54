import { expect, test } from 'vitest'
import { partOf } from '../testing/parts.ts'
import { partHeadline, partPrice, totalBasis } from './part.ts'

const lowest = {
  any: { total: 12_500, delivery: 2_500 },
  card: { total: 11_000, delivery: 0, card: '우리카드' },
}

test.each([
  ['by any card', { lowest }, 'cash', '최저가 12500 배송비 2,500원 포함'],
  ['by the best card', { lowest }, 'card', '우리카드 최저가 11000 무료배송'],
  ['of a host that tells selling prices alone', {}, 'cash', undefined],
  ['of what is sold out', { lowest, price_state: 1 }, 'cash', undefined],
] as const)('a candidate has the headline of lists: %s', (_, changes, type, expected) => {
  const headline = partHeadline(partOf('1', 'cpu', changes), type)
  expect(headline ? `${headline.label} ${headline.total} ${headline.basis}` : undefined).toBe(expected)
})

test('an estimate adds up prices without delivery', () => {
  expect(partPrice(partOf('1', 'cpu', { lowest }), 'cash')).toBe(10_000)
})

test('regression: a total by card was named after the cheapest card, whose discount it leaves out', () => {
  const { card: best } = lowest
  const part = partOf('1', 'cpu', { cash: 12_000, card: 11_500, lowest: { any: lowest.any, card: best } })
  expect(partPrice(part, 'card')).toBeGreaterThan(best.total)
  expect(totalBasis('card')).toBe('상품마다 가장 낮은 카드 판매가 · 할인 별도')
})
