import { type Operation, readContract } from '@jeoul/contract/documents'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { type ContractMock, startContractMock } from './start-contract-mock.ts'
import { initOf, statusRequests } from './status-requests/ask-status.ts'
import type { StatusRequest } from './status-requests/status-request.ts'

interface Call {
  readonly operation: Operation
  readonly request: StatusRequest
  readonly headers: Readonly<Record<string, string>>
}

const mock = await startContractMock()
afterAll(() => mock.close())
const requests = await statusRequests(mock)

/** Requests from the status tests, some with random, counting or changing scenarios. */
const call: fc.Arbitrary<Call> = fc
  .record({
    known: fc.constantFrom(
      ...readContract().operations.flatMap(operation =>
        Object.values(requests[operation.operationId] ?? {}).map(request => ({ operation, request })),
      ),
    ),
    headers: fc.constantFrom(
      ...[{}, {}, {}, {}],
      ...['flaky=50', 'dropped=50', 'fails-then-fine', 'sold-out,huge-texts', 'malformed-json'].map(
        scenario => ({
          'x-mock-scenario': scenario,
        }),
      ),
      { Prefer: 'code=503' },
    ),
  })
  .map(({ known, headers }) => ({ ...known, headers }))

/** Everything in the response except for the date and the port. */
async function bytesOf(to: ContractMock, { operation, request, headers }: Call): Promise<readonly unknown[]> {
  const init = initOf(operation, request)
  const url = to.urlOf(operation, request.url)
  const response = await fetch(url, { ...init, headers: { ...init.headers, ...headers } }).catch(
    () => undefined,
  )
  if (!response) return ['dropped']
  const received = [...response.headers].filter(([name]) => name !== 'date')
  const bytes = Buffer.from(await response.arrayBuffer()).toString('latin1')
  return [response.status, received, bytes.replaceAll(to.mainUrl, 'main').replaceAll(to.secondUrl, 'second')]
}

async function play(to: ContractMock, calls: readonly Call[]): Promise<readonly (readonly unknown[])[]> {
  const answers: (readonly unknown[])[] = []
  for (const each of calls) answers.push(await bytesOf(to, each))
  return answers
}

const control = (path: string, method: string) => fetch(`${mock.mainUrl}/__mock/${path}`, { method })
await control('snapshots/start', 'PUT')

async function backToStart(): Promise<void> {
  await control('reset', 'POST')
  await control('snapshots/start/load', 'POST')
}

const sequences = fc.array(call, { minLength: 1, maxLength: 30 })

test('the same calls from the same state give the same bytes', async () => {
  await fc.assert(
    fc.asyncProperty(sequences, async calls => {
      await backToStart()
      const first = await play(mock, calls)
      await backToStart()
      expect(await play(mock, calls)).toEqual(first)
    }),
    { numRuns: 25 },
  )
})

test('the same calls to another mock of the same seed give the same bytes', { timeout: 60_000 }, async () => {
  const calls = fc.sample(call, { numRuns: 300, seed: 7 })
  await backToStart()
  const first = await play(mock, calls)
  const other = await startContractMock()
  await statusRequests(other)
  const second = await play(other, calls)
  await other.close()
  expect(second).toEqual(first)
})
