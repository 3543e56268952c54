import { expect, test } from 'vitest'
import { median, percentile, spread } from './statistics.ts'

test('the median does not depend on order or on one outlier', () => {
  expect(median([900, 10, 12])).toBe(12)
})

test('the median of an even number of runs is one of the runs', () => {
  expect(median([4, 1, 3, 2])).toBe(2)
})

test('a percentile leaves the slowest out', () => {
  const values = Array.from({ length: 20 }, (_, index) => 20 - index)
  expect(percentile(values, 0.95)).toBe(19)
  expect([percentile(values, 1), percentile([7], 0.95), percentile([], 0.95)]).toEqual([20, 7, Number.NaN])
})

test('the spread is the range over the median', () => {
  expect(spread([95, 100, 105])).toBeCloseTo(0.1)
})

test('runs that agree have no spread, even at zero', () => {
  expect(spread([0, 0, 0])).toBe(0)
})
