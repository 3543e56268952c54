import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stateJson } from './state-json.ts'

test('it reads back as what JSON would have made of it', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), state => {
      const plain = JSON.parse(JSON.stringify(state))
      expect(JSON.parse(stateJson(state))).toEqual(plain)
      expect(JSON.parse(stateJson(state))).toEqual(plain)
    }),
  )
})

test('nothing in it can end the script element it stands in', () => {
  const evil = '</script><script>alert(1)</script>'
  const json = stateJson({ [evil]: evil, list: [evil, { deep: { deeper: { deepest: { bottom: evil } } } }] })
  expect(json).not.toContain('<')
  expect(JSON.parse(json)[evil]).toBe(evil)
})

test('what is not there is left out, as in JSON', () => {
  expect(stateJson({ a: undefined, b: { c: undefined, d: null } })).toBe('{"b":{"d":null}}')
})
