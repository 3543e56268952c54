import { readContract } from '@jeoul/contract/documents'
import { expect, test, vi } from 'vitest'
import { noSuchOperation } from './no-such-operation.ts'

const contract = readContract()

async function answer(method: string, path: string) {
  const record = vi.fn()
  const response = noSuchOperation(
    contract,
    'main',
    new Request(`http://main.test${path}`, { method }),
    record,
  )
  return {
    status: response.status,
    message: (await response.json()).message,
    isLogged: record.mock.calls.length,
  }
}

test.each([
  ['GET', '/front/v9/items', 'GET /front/v9/items is no operation of the main API'],
  [
    'GET',
    '/api/v1/member/info',
    'GET /api/v1/member/info is no operation of the main API, but one of the second API',
  ],
  [
    'PUT',
    '/front/v3/item/cate',
    'PUT /front/v3/item/cate is no operation of the main API, but GET and POST are',
  ],
])('%s %s gets a hint at a similar operation', async (method, path, message) => {
  expect(await answer(method, path)).toEqual({ status: 404, message, isLogged: 1 })
})

test.each(['/__mock/nothing', '/pictures/nothing.svg', '/favicon.ico'])(
  '%s is not a request to an operation',
  async path => {
    expect(await answer('GET', path)).toEqual({ status: 404, message: `there is no ${path}`, isLogged: 0 })
  },
)
