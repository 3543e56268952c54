import { expect, test } from 'vitest'
import { priceRangeLabel } from './price-range-label.ts'

test.each([
  [null, null, '전체 가격'],
  [900_000, null, '90만원 이상'],
  [null, 50_000, '5만원 이하'],
  [null, 99_999, '10만원 미만'],
  [100_000, 199_999, '10만원~20만원'],
  [100_000, 150_000, '10만원~15만원'],
  [12_300, 45_599, '12,300원~45,600원'],
])('from %j to %j is %s', (min, max, label) => {
  expect(priceRangeLabel(min, max)).toBe(label)
})
