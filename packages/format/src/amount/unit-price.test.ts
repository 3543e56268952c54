import { expect, test } from 'vitest'
import { unitPrice } from './unit-price.ts'

test.each([
  ['1TB', 2, 268_000, '1TB당 134,000원'],
  ['1TB', 0.5, 64_123, '1TB당 128,246원'],
  ['1GB', 128, 12_790, '1GB당 100원'],
  ['1매', 168, 52_300, '1매당 311원'],
  ['1kg', 20, 61_990, '1kg당 3,100원'],
  ['1롤', 24, 22_000, '1롤당 917원'],
] as const)('(assumed) the price of %s, where %d cost %d won, is %s', (unit, amount, total, words) => {
  expect(unitPrice({ unit, amount }, total)).toBe(words)
})

test('regression: the unit price of one unit differed from the price of the package (144,000원)', () => {
  expect(unitPrice({ unit: '1TB', amount: 1 }, 143_990)).toBe('1TB당 143,990원')
})
