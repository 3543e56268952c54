import { readContract } from '@jeoul/contract'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { bodyInit } from './request-body.ts'
import { startContractMock } from './start-contract-mock.ts'
import { listRequests } from './status-requests/list-requests.ts'
import { productRequests } from './status-requests/product-requests.ts'
import { reviewRequests } from './status-requests/review-requests.ts'
import { siteRequests } from './status-requests/site-requests.ts'
import type { Known, StatusRequests } from './status-requests/status-request.ts'
import { wishRequests } from './status-requests/wish-requests.ts'

const contract = readContract()
const mock = await startContractMock()
afterAll(() => mock.close())

const faults = `${mock.mainUrl}/__mock/faults`
afterEach(async () => {
  await fetch(faults, { method: 'DELETE' })
})

const leaf = [...mock.catalogue.leaves.values()].find(({ items }) => items.size > 0)
const known: Known = { cate: leaf?.cateId ?? '', item: leaf?.items.ids[0] ?? 0 }

/** A request for every status that an operation documents, 500 aside: any operation can be told to fail. */
const requests: StatusRequests = {
  ...listRequests(known),
  ...productRequests(known),
  ...(await reviewRequests(mock, known)),
  ...siteRequests(known),
  ...(await wishRequests(mock, known)),
}

const statuses = contract.operations.flatMap(operation =>
  [...operation.responses.keys()].map(status => ({ operation, status, name: operation.operationId })),
)

describe('every documented status', () => {
  test.each(statuses)('$name answers $status as documented', async ({ operation, status, name }) => {
    const request = requests[name]?.[status === 500 ? 200 : status]
    if (!request) throw new Error(`there is no request for ${name} ${status}`)
    if (status === 500) {
      await fetch(faults, { method: 'PUT', body: JSON.stringify({ [name]: { status } }) })
    }
    const url = mock.urlOf(operation, request.url)
    const { headers, ...init } = bodyInit(request.body)
    const authorization = request.token === undefined ? {} : { Authorization: `Bearer ${request.token}` }
    const answer = await mock.ask(url, {
      ...init,
      method: operation.method,
      headers: { ...Object(headers), ...authorization },
    })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('Content-Type')).toBe('application/json; charset=utf-8')
    expect(contract.responseProblems(name, status, answer.body)).toEqual([])
    const problems = contract.requestProblems(operation.host, operation.method, url, request.body)
    expect(problems.length > 0).toBe(status === 400)
  })
})
