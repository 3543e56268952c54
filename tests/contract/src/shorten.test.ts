import { expect, test } from 'vitest'
import { shorten } from './examples.ts'

test.each<[string, unknown, unknown]>([
  ['two objects of a list', [{ a: 1 }, { a: 2 }, { a: 3 }], [{ a: 1 }, { a: 2 }]],
  ['six values', [1, 2, 3, 4, 5, 6, 7], [1, 2, 3, 4, 5, 6]],
  ['lists within', { a: [{ b: [[1], [2], [3]] }] }, { a: [{ b: [[1], [2]] }] }],
  [
    'anything else as it is',
    { a: null, b: '', c: 0, d: [], e: false },
    { a: null, b: '', c: 0, d: [], e: false },
  ],
])('keeps %s', (_, whole, short) => {
  expect(shorten(whole)).toEqual(short)
})
