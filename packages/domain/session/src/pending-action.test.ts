import { describe, expect, test } from 'vitest'
import { maxLoginMs, outcomeOf, readPendingAction } from './pending-action.ts'

const action = { kind: 'wish', params: { itemId: '7' }, time: 1000 }

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
    expect(outcomeOf(action, loggedInAt, now)).toBe(outcome)
  })
})
