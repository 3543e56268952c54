import { expect, test } from 'vitest'
import { readPriceRange } from './read-price.ts'

test.each([
  ['100,000', '20만', { min: 100_000, max: 200_000 }],
  ['300000원', '', { min: 300_000, max: null }],
  ['비싸게', '９００', { min: null, max: 900 }],
  ['900', '100', { min: 100, max: 900 }],
])('prices typed as %s and %s', (lowest, highest, range) => {
  expect(readPriceRange(lowest, highest)).toEqual(range)
})
