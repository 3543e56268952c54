import { readContract } from '@jeoul/contract/documents'
import { afterAll, describe, expect, test } from 'vitest'
import { startContractMock } from './start-contract-mock.ts'
import { askStatus, statusRequests } from './status-requests/ask-status.ts'

const contract = readContract()
const mock = await startContractMock()
afterAll(() => mock.close())

const requests = await statusRequests(mock)
const control = (path: string, method: string, body?: object) =>
  fetch(`${mock.mainUrl}/__mock/${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
await control('snapshots/before', 'PUT')

/** Calls every operation successfully, from the same state, and returns the problems of the answers. */
async function problemsUnder(scenarios: string): Promise<readonly string[]> {
  await control('snapshots/before/load', 'POST')
  await control('scenarios', 'PUT', [scenarios])
  const problems: string[] = []
  for (const operation of contract.operations) {
    const { answer } = await askStatus(mock, requests, operation, 200)
    const found = contract.responseProblems(operation.operationId, answer.status, answer.body)
    problems.push(...found.map(({ place, message }) => `${operation.operationId}: ${place} ${message}`))
  }
  return problems
}

describe('stays within the contract', () => {
  test.each([
    'logged-out',
    'banner-down',
    'failing',
    'flaky=50',
    'fails-then-fine',
    'rate-limited=1',
    'empty-lists',
    'sold-out',
    'card-prices-missing',
    'big-prices',
    'no-images',
    'huge-texts',
    'sold-out,no-images,huge-texts,empty-lists,flaky',
  ])('%s', async scenario => {
    expect(await problemsUnder(scenario)).toEqual([])
  })
})

test.each(['lying-success', 'null-result', 'wrong-types', 'extra-fields'])(
  '%s violates the contract without being reported as a bug of the mock',
  async scenario => {
    expect((await problemsUnder(scenario)).length).toBeGreaterThan(10)
    expect(mock.violations()).toEqual([])
  },
)
