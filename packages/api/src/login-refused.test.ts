import { allSettled, createWatch, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { $connection, connectionOpened, loginRefused, tokenChanged } from './connection.ts'
import { createCommand } from './create-command.ts'
import { createQuery } from './create-query.ts'

const answer = vi.fn<() => Promise<{ data?: string; response: Response }>>()
const readFx = createQuery(() => answer())
const changeFx = createCommand(() => answer())

const config = { mainUrl: 'http://main.test', secondUrl: 'http://second.test', timeLimit: 1000 }
const statusOf = (status: number) => async () => ({ response: new Response(null, { status }) })

async function open(token: string | null) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const scope = fork()
  await allSettled(connectionOpened, { scope, params: { config, token, signal: null, sharedTtl: 0 } })
  const [refused, changed] = [vi.fn(), vi.fn()]
  createWatch({ unit: loginRefused, scope, fn: refused })
  createWatch({ unit: tokenChanged, scope, fn: changed })
  const calls = () => [refused.mock.calls, changed.mock.calls]
  return { scope, calls, token: () => scope.getState($connection).token }
}

test.each([
  ['query', readFx, 2],
  ['command', changeFx, 1],
])('a 401 for a %s is reported, and its token is not sent again', async (kind, callFx, times) => {
  const { scope, calls, token } = await open('abc')
  answer.mockImplementation(statusOf(401))
  await allSettled(callFx, { scope, params: {} })
  expect(calls()).toEqual([Array(times).fill([kind]), [[null]]])
  expect(token()).toBeNull()
})

test('public answers are read without the refused token', async () => {
  const { scope, calls, token } = await open('abc')
  answer.mockImplementationOnce(statusOf(401))
  answer.mockResolvedValueOnce({ data: 'for everybody', response: new Response() })
  const { value } = await allSettled(readFx, { scope, params: {} })
  expect(value).toBe('for everybody')
  expect(calls()).toEqual([[['query']], [[null]]])
  expect(token()).toBeNull()
})

test('a refused change is not sent again', async () => {
  const { scope } = await open('abc')
  answer.mockClear()
  answer.mockImplementation(statusOf(401))
  await allSettled(changeFx, { scope, params: {} })
  expect(answer).toHaveBeenCalledTimes(1)
})

test('a 401 without a token changes no visitor', async () => {
  const { scope, calls } = await open(null)
  answer.mockImplementation(statusOf(401))
  await allSettled(changeFx, { scope, params: {} })
  expect(calls()).toEqual([[['command']], []])
})

test('several calls that are refused at once drop the token once', async () => {
  const { scope, calls } = await open('abc')
  answer.mockImplementation(statusOf(401))
  await Promise.all([readFx, changeFx, readFx].map(callFx => allSettled(callFx, { scope, params: {} })))
  expect(calls()[1]).toEqual([[null]])
})

test.each([403, 404, 500])('status %i does not affect the login', async status => {
  const { scope, calls, token } = await open('abc')
  answer.mockImplementation(statusOf(status))
  await allSettled(changeFx, { scope, params: {} })
  expect(calls()).toEqual([[], []])
  expect(token()).toBe('abc')
})

test('two scopes are independent', async () => {
  const [one, two] = [await open('abc'), await open('def')]
  answer.mockImplementation(statusOf(401))
  await allSettled(readFx, { scope: one.scope, params: {} })
  expect([one.token(), two.token()]).toEqual([null, 'def'])
})
