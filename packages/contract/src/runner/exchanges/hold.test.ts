import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstDifference } from './hold.ts'

test.each([
  ['numbers', 1, 2, { path: '', is: 1, wanted: 2 }],
  ['a field', { a: { b: 1 } }, { a: { b: 2 } }, { path: '.a.b', is: 1, wanted: 2 }],
  ['a part of a list', [1, [2]], [1, [3]], { path: '.1.0', is: 2, wanted: 3 }],
  ['a length', [1], [1, 2], { path: '.length', is: 1, wanted: 2 }],
  ['a field too many', { a: 1 }, {}, { path: '.a', is: 1, wanted: undefined }],
  ['kinds', [], {}, { path: '', is: [], wanted: {} }],
  ['nothing and null', { a: null }, { a: {} }, { path: '.a', is: null, wanted: {} }],
])('finds different %s', (_, is, wanted, difference) => {
  expect(firstDifference(is, wanted)).toEqual(difference)
})

test('finds no difference in a copy, and one in any other value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      expect(firstDifference(JSON.parse(JSON.stringify(a)), a)).toBeUndefined()
      const areSame = JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))
      expect(firstDifference(a, b) === undefined).toBe(areSame)
    }),
  )
})

/** Sorts the fields of every object. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const names = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return { fields: names.map(([name, part]) => [name, sorted(part)]) }
}
