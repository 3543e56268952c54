import { readContract } from '@jeoul/contract/documents'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { startContractMock } from './start-contract-mock.ts'
import { askStatus, endFaults, statusRequests } from './status-requests/ask-status.ts'

const contract = readContract()
const mock = await startContractMock()
afterAll(() => mock.close())
afterEach(() => endFaults(mock))

const requests = await statusRequests(mock)
const statuses = contract.operations.flatMap(operation =>
  [...operation.responses.keys()].map(status => ({ operation, status, name: operation.operationId })),
)

describe('every documented status', () => {
  test.each(statuses)('$name answers $status as documented', async ({ operation, status, name }) => {
    const { request, url, answer } = await askStatus(mock, requests, operation, status)
    expect(answer.status).toBe(status)
    const type = status < 400 ? 'application/json' : 'application/problem+json'
    expect(answer.headers.get('Content-Type')).toBe(`${type}; charset=utf-8`)
    expect(contract.responseProblems(name, status, answer.body)).toEqual([])
    const problems = contract.requestProblems(operation.host, operation.method, url, request.body)
    expect(problems.length > 0).toBe(status === 400)
  })
})
