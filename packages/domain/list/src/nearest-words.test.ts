import { expect, test } from 'vitest'
import { nearestWords } from './nearest-words.ts'

test.each([
  ['below a highest price', { min: null, max: 200_000 }, '가장 싼 것은 250,000원으로, 50,000원 더 비싸요.'],
  ['above a lowest price', { min: 300_000, max: null }, '가장 비싼 것은 250,000원으로, 50,000원 모자라요.'],
  [
    'between two prices, where the nearest was said to be the cheapest of all',
    { min: 100_000, max: 200_000 },
    '더 비싼 것 중 가장 가까운 것은 250,000원으로, 50,000원 더 비싸요.',
  ],
])('nothing %s', (_, range, words) => {
  expect(nearestWords({ price: 250_000, beyond: 50_000 }, range)).toBe(words)
})
