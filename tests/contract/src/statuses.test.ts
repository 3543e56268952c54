import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { readContract } from './contract.ts'
import { type Body, bodyInit } from './request-body.ts'
import { startContractMock } from './start-contract-mock.ts'

const contract = await readContract()
const mock = await startContractMock()
afterAll(() => mock.close())

const faults = `${mock.mainUrl}/__mock/faults`
afterEach(async () => {
  await fetch(faults, { method: 'DELETE' })
})

const leaf = [...mock.catalogue.leaves.values()].find(({ items }) => items.size > 0)
const cate = leaf?.cateId ?? ''
const item = leaf?.items.ids[0] ?? 0
const nowhere = '9999999999'

interface Request {
  readonly url: string
  readonly token?: string
  readonly body?: Body
}

/** A request for every status that an operation documents, 500 aside: any operation can be told to fail. */
const requests: Readonly<Record<string, Readonly<Record<number, Request>>>> = {
  getCategoryTree: {
    200: { url: '/front/v3/item/cate/1?idx_b_manager=1' },
    400: { url: '/front/v3/item/cate/3' },
  },
  getSpecs: {
    200: { url: `/front/v1/item/spec/${cate}` },
    400: { url: '/front/v1/item/spec/graphics' },
    404: { url: `/front/v1/item/spec/${nowhere}` },
  },
  getPriceBands: {
    200: { url: `/front/v1/item/getSchPrice?cate_id=${cate}` },
    400: { url: '/front/v1/item/getSchPrice' },
    404: { url: `/front/v1/item/getSchPrice?cate_id=${nowhere}` },
  },
  getItems: {
    200: { url: `/front/v3/items?cate_id=${cate}&ad=sap006&fields=stdpc,maker,hotdeal,event` },
    400: { url: `/front/v3/items?cate_id=${cate}&sort=cheapest` },
    404: { url: `/front/v3/items?cate_id=${nowhere}` },
  },
  getCuration: {
    200: { url: `/front/v3/curation/${cate}/1?ad=svp003&maker=1` },
    400: { url: `/front/v3/curation/${cate}/0` },
    404: { url: `/front/v3/curation/${nowhere}/1` },
  },
  getAside: {
    200: { url: `/front/v2/common/aside/${cate}` },
    400: { url: '/front/v2/common/aside/-' },
    404: { url: `/front/v2/common/aside/${nowhere}` },
  },
  getMalls: {
    200: { url: `/desktop/v1/shopping/items/${item}/malls/all?on_sale=1` },
    400: { url: `/desktop/v1/shopping/items/${item}/malls/all?on_sale=yes` },
    404: { url: '/desktop/v1/shopping/items/999999999999/malls/all' },
  },
  getMember: {
    200: { url: '/api/v1/member/info', token: 'jeoul-mock-token-1' },
    401: { url: '/api/v1/member/info', token: 'unknown' },
  },
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
