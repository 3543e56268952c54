import { expect, test } from 'vitest'
import type { LogEntry } from '../log/log-entry.ts'
import { matchesFilter } from './matches-filter.js'

const entry: LogEntry = {
  number: 1,
  time: '2026-09-01T01:00:00.000Z',
  host: 'main',
  method: 'GET',
  path: '/front/v3/items?cate_id=111213',
  operationId: 'getItems',
  status: 400,
  ms: 1,
  member: null,
  applied: ['slow'],
  requestProblems: [{ place: 'query.limit', message: 'must be integer' }],
  responseProblems: [],
}

test.each(['', '  ', 'getitems', '400', 'slow', 'visitor', '111213 GET', 'query.limit integer', 'main'])(
  '%j matches the text of the row',
  filter => {
    expect(matchesFilter(entry, filter, false)).toBe(true)
  },
)

test.each(['getSpecs', 'getItems 200', 'member1', 'second'])('%j does not match it', filter => {
  expect(matchesFilter(entry, filter, false)).toBe(false)
})

test('valid requests can be hidden', () => {
  expect(matchesFilter(entry, '', true)).toBe(true)
  expect(matchesFilter({ ...entry, requestProblems: [] }, '', true)).toBe(false)
  const bug = { ...entry, requestProblems: [], responseProblems: entry.requestProblems }
  expect(matchesFilter(bug, '', true)).toBe(true)
})
