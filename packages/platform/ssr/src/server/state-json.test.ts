import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stateJson } from './state-json.ts'

test('it parses to what JSON would have kept', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), state => {
      const plain = JSON.parse(JSON.stringify(state))
      expect(JSON.parse(stateJson(state))).toEqual(plain)
      expect(JSON.parse(stateJson(state))).toEqual(plain)
    }),
  )
})

test('it cannot close its script element', () => {
  const evil = '</script><script>alert(1)</script>'
  const json = stateJson({ [evil]: evil, list: [evil, { deep: { deeper: { deepest: { bottom: evil } } } }] })
  expect(json).not.toContain('<')
  expect(JSON.parse(json)[evil]).toBe(evil)
})

test('undefined values are omitted, as in JSON', () => {
  expect(stateJson({ a: undefined, b: { c: undefined, d: null } })).toBe('{"b":{"d":null}}')
})
