import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeKey } from './facet-candidate.ts'

test('makes keys that match the contract and never repeat', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 60 }), { maxLength: 50 }), texts => {
      const taken = new Set<string>()
      const keys = texts.map(text => makeKey(text, taken))
      for (const key of keys) expect(key).toMatch(/^[a-z0-9_.-]{1,40}$/)
      expect(new Set(keys).size).toBe(texts.length)
    }),
  )
})

test('keeps readable texts readable', () => {
  expect(makeKey('specifications.eccSupport', new Set())).toBe('specifications.ecc_support')
  expect(makeKey('LGA 1700', new Set())).toBe('lga-1700')
})
