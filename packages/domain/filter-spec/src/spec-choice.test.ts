import { expect, test } from 'vitest'
import { readSpecChoice, writeSpecChoice } from './spec-choice.ts'

test('reads back what was written', () => {
  const choice = { facet: 'memory', value: '12' }
  expect(readSpecChoice(writeSpecChoice(choice))).toEqual(choice)
})

test.each(['', 'memory', 'memory:', ':12'])('rejects %j', text => {
  expect(readSpecChoice(text)).toBeNull()
})

test('a value may hold a colon, as 16:9 does', () => {
  expect(readSpecChoice('ratio:16:9')).toEqual({ facet: 'ratio', value: '16:9' })
})
