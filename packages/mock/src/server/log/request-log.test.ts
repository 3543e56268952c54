import { expect, test, vi } from 'vitest'
import { jsonAnswer } from '../../operation/answer.ts'
import type { Outcome } from '../pipeline/outcome.ts'
import { createRequestLog } from './request-log.ts'

const outcome: Outcome = {
  host: 'second',
  operationId: 'createWishGroup',
  request: new Request('http://second.test/desktop/v1/shopping/wish?a=%20', {
    method: 'POST',
    headers: { Authorization: 'Bearer jeoul-mock-token-2' },
  }),
  sent: { body: { name: '' } },
  reply: { ...jsonAnswer('{"success":false}'), status: 400 },
  ms: 1.23456,
  applied: ['slow'],
  requestProblems: [{ place: 'body.name', message: 'must NOT have fewer than 1 characters' }],
  responseProblems: [],
}

test('logs the caller, the request and the result', () => {
  const log = createRequestLog()
  log.add(outcome)
  expect(log.entries()).toEqual([
    {
      number: 1,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      host: 'second',
      method: 'POST',
      path: '/desktop/v1/shopping/wish?a=%20',
      operationId: 'createWishGroup',
      status: 400,
      ms: 1.23,
      member: 'member2',
      applied: ['slow'],
      requestProblems: outcome.requestProblems,
      responseProblems: [],
    },
  ])
})

test('keeps the newest requests, and headers and bodies of fewer of them', () => {
  const log = createRequestLog({ entries: 3, details: 2 })
  for (let i = 0; i < 5; i++) log.add(outcome)
  expect(log.entries().map(({ number }) => number)).toEqual([3, 4, 5])
  expect([2, 3, 4, 5, 6].map(number => log.details(number)?.number)).toEqual([
    undefined,
    undefined,
    4,
    5,
    undefined,
  ])
  expect(log.details(5)).toMatchObject({
    request: { headers: { authorization: 'Bearer jeoul-mock-token-2' }, body: '{"name":""}' },
    response: {
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: '{"success":false}',
    },
  })
})

test('continues numbering after it is cleared', () => {
  const log = createRequestLog()
  log.add(outcome)
  log.clear()
  expect([log.entries(), log.details(1)]).toEqual([[], undefined])
  log.add(outcome)
  expect(log.entries()).toMatchObject([{ number: 2 }])
})

test('notifies listeners until they unsubscribe', () => {
  const log = createRequestLog()
  const listener = vi.fn()
  const stop = log.subscribe(listener)
  log.add(outcome)
  stop()
  log.add(outcome)
  expect(listener.mock.calls).toMatchObject([[{ number: 1, operationId: 'createWishGroup' }]])
})
