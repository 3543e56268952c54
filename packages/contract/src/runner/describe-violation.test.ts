import { expect, test } from 'vitest'
import { describeViolation } from './describe-violation.ts'
import { Violation } from './exchanges/hold.ts'
import { seedOf } from './run-contract.ts'
import { exchangeOf } from './testing/exchange-of.ts'

const check = {
  id: 'member-identity',
  name: 'all calls return the same member',
  operations: ['getMember', 'queryUser'],
} as const

test('names the operation, and does not reveal tokens', () => {
  const shown = exchangeOf('queryUser', { body: { json: { auth_token: 'secret-1' } }, caller: 'other' })
  const violation = new Violation('body.result', 'is null', exchangeOf('getMember', {}), shown)
  const tokens = { member: 'secret-1', other: 'secret-2' }
  const described = describeViolation(violation, check, { seed: 5, tokens })
  expect(described).toMatchObject({
    operationId: 'queryUser',
    checkId: 'member-identity',
    only: 'getMember',
    seed: 5,
    place: 'body.result',
  })
  expect(described.curl).not.toContain('secret')
  expect(described.curl).toContain(`--data-raw '{"auth_token":"'"$TOKEN"'"}'`)
  expect(described.curl).toContain('-H "Authorization: Bearer $OTHER_TOKEN"')
})

test('regression: a short token was replaced inside of words, which broke the command', () => {
  const shown = exchangeOf('queryUser', { body: { json: { auth_token: 't' } }, caller: 'member' })
  const tokens = { member: 't' }
  const { curl } = describeViolation(new Violation('status', 'is 500', shown), check, { seed: 5, tokens })
  expect(curl).toContain(`-H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json'`)
  expect(curl).toContain(`--data-raw '{"auth_token":"'"$TOKEN"'"}'`)
})

test('each check has a seed of its own, which depends on the seed of the run', () => {
  const other = { ...check, id: 'two-members' }
  expect(seedOf(1, check)).toBe(seedOf(1, check))
  expect(new Set([seedOf(1, check), seedOf(2, check), seedOf(1, other)]).size).toBe(3)
})

test('another sentence leaves a check the same requests', () => {
  const reworded = { ...check, name: 'in other words' }
  expect(seedOf(1, reworded)).toBe(seedOf(1, check))
})
