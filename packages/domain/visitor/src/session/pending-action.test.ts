import { describe, expect, test } from 'vitest'
import { maxLoginMs, outcomeOf, readPendingAction } from './pending-action.ts'

const action = { kind: 'wish', params: { itemId: '7' }, time: 1000, memberId: null }
const loginAt = (time: number | null, memberId: string | null = 'a') =>
  time === null ? null : { time, memberId }

test('reads back a stored action', () => {
  expect(readPendingAction(JSON.parse(JSON.stringify(action)))).toEqual(action)
})

test.each([
  [null],
  ['wish'],
  [{ kind: 'wish' }],
  [{ kind: '', time: 1 }],
  [{ kind: 1, time: 1 }],
  [{ kind: 'wish', time: '1' }],
])('rejects %j', found => expect(readPendingAction(found)).toBeNull())

describe('a waiting action', () => {
  test.each<[string, number | null, number, string]>([
    ['nobody is logged in yet', null, 2000, 'waiting'],
    ['the login came after it', 2000, 2000, 'due'],
    ['the login is older: it is the one that was refused', 500, 2000, 'waiting'],
    ['the way took as long as it may', 2000, 1000 + maxLoginMs, 'due'],
    ['the way took too long', 2000, 1001 + maxLoginMs, 'void'],
    ['the way took too long, and there is no login', null, 1001 + maxLoginMs, 'void'],
    ['it is from the future: the clock was set back', 2000, 999, 'void'],
  ])('%s', (_, loggedInAt, now, outcome) => {
    expect(outcomeOf(action, loginAt(loggedInAt), now)).toBe(outcome)
  })

  test.each<[string, string | null, string | null, string]>([
    ['a visitor’s is done for whoever logs in', null, 'a', 'due'],
    ['a visitor’s, before it is known who that is', null, null, 'due'],
    ['a member’s is done for them', 'a', 'a', 'due'],
    ['a member’s waits until it is known who has logged in', 'a', null, 'waiting'],
    ['a member’s is never done as another one', 'a', 'b', 'void'],
  ])('%s', (_, memberId, login, outcome) => {
    expect(outcomeOf({ ...action, memberId }, loginAt(2000, login), 2000)).toBe(outcome)
  })
})
