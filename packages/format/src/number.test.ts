import { expect, test } from 'vitest'
import { formatCount } from './number.ts'

test.each([
  [0, '0'],
  [7, '7'],
  [999, '999'],
  [1000, '1,000'],
  [12345, '12,345'],
  [1234000, '1,234,000'],
  [1000000000, '1,000,000,000'],
  [1234.9, '1,234'],
  [-8500, '−8,500'],
  [-0.4, '0'],
])('formatCount(%d) is %s', (value, text) => {
  expect(formatCount(value)).toBe(text)
})
