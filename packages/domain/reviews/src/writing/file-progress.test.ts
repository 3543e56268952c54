import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileProgress } from './file-progress.ts'

test.each([
  ['nothing', 0, [0, 0]],
  ['the fields before the files', 100, [0, 0]],
  ['half of the first file', 300, [0.5, 0]],
  ['the first file', 500, [1, 0]],
  ['half of the second', 550, [1, 0.5]],
  ['all', 600, [1, 1]],
])('%s is sent', (_, sent, shares) => {
  expect(fileProgress([400, 100], { sent, total: 600 })).toEqual(shares)
})

test('shares never fall, and a file starts after the previous one', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1000), { minLength: 1 }), fc.nat(500), fc.nat(), (sizes, fields, at) => {
      const total = sizes.reduce((sum, size) => sum + size, fields)
      const sent = total === 0 ? 0 : at % (total + 1)
      const shares = fileProgress(sizes, { sent, total })
      expect(shares.every(share => share >= 0 && share <= 1)).toBe(true)
      const begun = shares.findIndex(share => share < 1)
      if (begun >= 0) {
        const later = shares.slice(begun + 1).filter((_, place) => (sizes[begun + 1 + place] ?? 0) > 0)
        expect(later.every(share => share === 0)).toBe(true)
      }
    }),
  )
})
