import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPath, tidy, toScalar } from './field-path.ts'

describe('readPath', () => {
  const record = {
    metadata: { name: 'A' },
    speed: [5, 6000],
    slots: [{ size: 1 }],
    'a.b': 'dotted',
    a: { b: 'nested' },
  }

  test.each([
    ['metadata.name', 'A'],
    ['speed.1', 6000],
    ['slots.0.size', 1],
    ['slots.length', 1],
    ['a.b', 'dotted'],
    ['metadata.none', undefined],
    ['speed.x', undefined],
    ['metadata.name.deeper', undefined],
    ['toString', undefined],
    ['__proto__', undefined],
  ])('%s', (path, expected) => {
    expect(readPath(record, path)).toBe(expected)
  })

  test('never throws, whatever the record and the path', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (value, path) => {
        readPath(value, path)
      }),
    )
  })

  test('finds what was put at a path of plain keys', () => {
    const key = fc.stringMatching(/^[a-z]{1,5}$/)
    fc.assert(
      fc.property(fc.array(key, { minLength: 1, maxLength: 5 }), fc.integer(), (keys, value) => {
        const nested = keys.reduceRight<unknown>((inner, each) => ({ [each]: inner }), value)
        expect(readPath(nested, keys.join('.'))).toBe(value)
      }),
    )
  })
})

test('collapses whitespace and composes letters', () => {
  expect(tidy('  한글\t a\u00a0 b ')).toBe('한글 a b')
  expect(toScalar(['a', null, 'b'])).toBe('a b')
  expect(toScalar({})).toBeUndefined()
})
