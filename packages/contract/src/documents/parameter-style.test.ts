import { describe, expect, test } from 'vitest'
import { parameterValues, takesTheRest } from './parameter-style.ts'

const json = { name: 'spec', in: 'query', content: { 'application/json': { schema: {} } } } as const
const list = { name: 'maker', in: 'query', explode: false, schema: { type: 'array' } } as const
const plain = { name: 'limit', in: 'query', schema: { type: 'integer' } } as const
const rest = { name: 'others', in: 'query', explode: true, schema: { type: 'object' } } as const

describe('parses a text', () => {
  test.each([
    ['JSON', json, '{"memory":["12"]}', { memory: ['12'] }],
    ['what should be JSON', json, '{', '{'],
    ['a list with commas', list, '1,2', ['1', '2']],
    ['a list of one', list, '1', ['1']],
    ['anything else', plain, '30', '30'],
  ])('%s', (_, parameter, text, value) => {
    expect(parameterValues(parameter, text)).toEqual([value])
  })
})

test('an object parameter collects the names that no other parameter has', () => {
  expect([json, list, plain, rest].map(takesTheRest)).toEqual([false, false, false, true])
})
