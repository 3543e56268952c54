import { expect, test } from 'vitest'
import { formatWon, formatWonRound, formatWonSigned } from './won.ts'

test.each([
  [1234000, '1,234,000원'],
  [0, '0원'],
])('formatWon(%d) is %s', (amount, text) => {
  expect(formatWon(amount)).toBe(text)
})

test.each([
  [12000, '+12,000원'],
  [-8500, '\u22128,500원'],
  [0, '0원'],
])('formatWonSigned(%d) is %s', (difference, text) => {
  expect(formatWonSigned(difference)).toBe(text)
})

test.each([
  [50000, '5만원'],
  [100000, '10만원'],
  [12000000, '1,200만원'],
  [35000, '35,000원'],
  [9900, '9,900원'],
  [0, '0원'],
])('formatWonRound(%d) is %s', (amount, text) => {
  expect(formatWonRound(amount)).toBe(text)
})
