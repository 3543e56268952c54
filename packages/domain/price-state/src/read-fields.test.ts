import { expect, test } from 'vitest'
import { readCount, readCounts, readPrice, readText } from './read-fields.ts'

const nonsense = [
  null,
  undefined,
  {},
  [],
  true,
  '12345',
  '',
  -5000,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1.5,
  1e21,
]

test.each([1, 5000, 10_000_000_000])('%d won is a price', won => {
  expect(readPrice(won)).toBe(won)
})
test.each([...nonsense, 0, 10_000_000_001])('%j is not a price', found => {
  expect(readPrice(found)).toBeNull()
})
test.each(nonsense)('%j is not a count', found => {
  expect(readCount(found)).toBe(0)
  expect(readCounts({ a: found, b: 2 })).toEqual({ b: 2 })
})
test.each([null, 'x', 7, []])('%j contains no counts', found => {
  expect(readCounts(found)).toEqual({})
})
test('reads only texts as texts', () => {
  expect(['a', 7, {}, null].map(readText)).toEqual(['a', '', '', ''])
})
