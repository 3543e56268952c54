import { expect, test } from 'vitest'
import type { Schema } from './documents.ts'
import { createClosing } from './response-check.ts'

const text = { type: 'string' }
const object = (properties: Schema): Schema => ({ type: 'object', properties })
const part = 'a.yaml#/components/schemas/Part'
const whole: Schema = { allOf: [{ $ref: part }, object({ b: text })] }
const close = createClosing({
  'a.yaml': { components: { schemas: { Part: object({ a: text }), Whole: whole } } },
})

test('an object must not have properties that its schema does not name', () => {
  expect(close(object({ a: text, inner: object({ b: text }) }))).toEqual({
    ...object({ a: text, inner: { ...object({ b: text }), additionalProperties: false } }),
    additionalProperties: false,
  })
})

test('an object in a list is closed as well', () => {
  expect(close({ type: 'array', items: object({ a: text }) })).toMatchObject({
    items: { additionalProperties: false },
  })
})

test.each([
  ['any object', { type: 'object' }],
  ['a dictionary', { type: 'object', additionalProperties: text }],
  ['an example that looks like a schema', { examples: [object({ a: text })] }],
])('%s stays as it is', (_, schema) => {
  expect(close(schema)).toEqual(schema)
})

test('a schema with parts is closed only as a whole', () => {
  expect(close(whole, 'a.yaml#/components/schemas/Whole')).toEqual({
    type: 'object',
    ...whole,
    unevaluatedProperties: false,
  })
  expect(close(object({ a: text }), part)).toEqual(object({ a: text }))
})
