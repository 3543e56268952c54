import { readContract, summarizeCoverage } from '@jeoul/contract/documents'
import { expect, test } from 'vitest'
import { startContractMock } from './start-contract-mock.ts'
import { askStatus, endFaults, statusRequests } from './status-requests/ask-status.ts'

test('the tests cover every operation, and every documented status of each', {
  timeout: 60_000,
}, async () => {
  const mock = await startContractMock()
  const requests = await statusRequests(mock)
  for (const operation of readContract().operations) {
    for (const status of operation.responses.keys()) await askStatus(mock, requests, operation, status)
    await endFaults(mock)
  }
  const { operations, statuses, uncalled } = summarizeCoverage(mock.coverage())
  await mock.close()
  expect(uncalled).toEqual([])
  expect(operations.called).toBe(operations.of)
  expect(statuses.called).toBe(statuses.of)
})
