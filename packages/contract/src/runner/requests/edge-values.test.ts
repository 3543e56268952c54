import { expect, test } from 'vitest'
import { extremesOf } from './edge-values.ts'

const documents = {
  'a.yaml': { components: { schemas: { Marks: { type: 'integer', minimum: 1, maximum: 5 } } } },
}

test.each([
  ['a range', { type: 'integer', minimum: 1, maximum: 5 }, [1, 5]],
  ['a range by its name', { $ref: 'a.yaml#/components/schemas/Marks' }, [1, 5]],
  ['an open range', { type: 'integer', minimum: 0 }, [0, 2_147_483_647]],
  ['every choice', { type: 'string', enum: ['a', 'b'] }, ['a', 'b']],
  ['numbers of some digits', { type: 'string', pattern: '^[0-9]{1,10}$' }, ['0', '9999999999']],
  ['a name', { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9_-]{0,3}$' }, ['a', 'aaaa']],
  ['a text, in characters', { type: 'string', minLength: 1, maxLength: 2 }, ['a', '😀', 'aa', '😀😀']],
  [
    'a list',
    { type: 'array', minItems: 1, maxItems: 2, items: { type: 'integer', minimum: 0 } },
    [[0], [0, 0]],
  ],
  ['nothing of one value', { const: 'PUT' }, []],
])('%s', (_, schema, extremes) => {
  expect(extremesOf(documents, schema)).toEqual(extremes)
})
