import type { LogEntry } from '@jeoul/mock'
import { expect, test } from 'vitest'
import { describeRequest } from './describe-request.ts'

const entry: LogEntry = {
  number: 1,
  time: '2026-09-01T01:02:03.456Z',
  host: 'main',
  method: 'GET',
  path: '/front/v3/items?limit=a',
  operationId: 'getItems',
  status: 400,
  ms: 1.25,
  member: 'member2',
  applied: ['slow'],
  requestProblems: [{ place: 'query.limit', message: 'must be integer' }],
  responseProblems: [],
}

test('describes a request in one line, with interferences and violations', () => {
  expect(describeRequest(entry)).toBe(
    '01:02:03.456  400  GET    main   /front/v3/items?limit=a  1.25 ms  getItems, member2, slow, refused: query.limit',
  )
  const unknown = { ...entry, operationId: null, member: null, applied: [], requestProblems: [] }
  expect(describeRequest(unknown)).toMatch(/1\.25 ms {2}no such operation$/)
})
