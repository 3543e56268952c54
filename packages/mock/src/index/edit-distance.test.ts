import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

describe('editDistance', () => {
  test.each([
    ['', '', 0],
    ['abc', 'abc', 0],
    ['abc', 'abd', 1],
    ['abc', 'ac', 1],
    ['abc', 'xabc', 1],
    ['abc', 'cba', 2],
  ])('%s and %s are %i apart', (one, other, distance) => {
    expect(editDistance(one, other, 9)).toBe(distance)
  })

  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })

  test('is symmetric, and exceeds the limit for distant texts', () => {
    fc.assert(
      fc.property(word, word, fc.nat(6), (one, other, limit) => {
        const distance = editDistance(one, other, 9)
        expect(editDistance(other, one, 9)).toBe(distance)
        const within = editDistance(one, other, limit)
        if (distance <= limit) expect(within).toBe(distance)
        else expect(within).toBeGreaterThan(limit)
      }),
    )
  })
})
