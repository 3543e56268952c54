import { expect, test } from 'vitest'
import { parsePrefer } from './parse-prefer.ts'

test.each([
  ['code=404', { code: 404 }],
  ['code=404, delay=500', { code: 404, delay: 500 }],
  ['Code = "404" ;x=1,example="two words"', { code: 404, example: 'two words' }],
  ['example=nothing-found', { example: 'nothing-found' }],
  ['code=404, code=500', { code: 404 }],
  ['respond-async, return=minimal, dynamic=false', {}],
  ['dynamic=true', { dynamic: true }],
  ['', {}],
])('reads %j', (header, preferences) => {
  expect(parsePrefer(header)).toEqual(preferences)
})

test.each([
  ['code=abc', 'code: expected 200 to 599'],
  ['code=100', 'code: expected 200 to 599'],
  ['code', 'code: expected 200 to 599'],
  ['delay=-1', 'delay: expected 0 to 60000'],
  ['delay=60001', 'delay: expected 0 to 60000'],
])('refuses %j: %s', (header, message) => {
  expect(() => parsePrefer(header)).toThrow(message)
})
