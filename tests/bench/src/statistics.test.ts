import { expect, test } from 'vitest'
import { median, percentile, ratioOf, spread } from './statistics.ts'

test('the median of an even number of values is the lower middle one', () => {
  expect([median([3, 1, 2]), median([4, 1, 3, 2]), median([])]).toEqual([2, 2, Number.NaN])
})

test('a percentile is a value that was measured', () => {
  expect(percentile([5, 1, 4, 2, 3], 0.8)).toBe(4)
  expect(percentile([1, 2], 0.99)).toBe(2)
})

test('spread is the range as a share of the median', () => {
  expect(spread([9, 10, 12])).toBeCloseTo(0.3)
})

test('a round on a slow machine counts as much as any other', () => {
  expect(ratioOf([10, 20, 11], [20, 40, 20])).toEqual({ ratio: 0.5, least: 0.5, most: 0.55 })
})
