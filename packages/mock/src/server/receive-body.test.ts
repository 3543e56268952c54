import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { tinyCatalogue } from '../index/tiny-catalogue.ts'
import { startMock } from './start-mock.ts'

const mock = await startMock({ catalogue: tinyCatalogue({ 111: [{ id: 7 }] }), portMain: 0, portSecond: 0 })
afterAll(() => mock.close())

const json = (name: string) => JSON.stringify({ name })
async function addGroup(body: RequestInit['body'], headers: Record<string, string> = {}) {
  const response = await fetch(`${mock.secondUrl}/desktop/v1/shopping/wish`, {
    method: 'POST',
    headers: { Authorization: 'Bearer jeoul-mock-token-1', 'Content-Type': 'application/json', ...headers },
    body: body ?? null,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  })
  return { status: response.status, body: await response.json() }
}

test.each(['gzip', 'x-gzip', 'GZIP'])('a body in %s is read', async encoding => {
  const answer = await addGroup(gzipSync(json('선물')), { 'Content-Encoding': encoding })
  expect(answer).toMatchObject({ status: 200, body: { success: true } })
})

const long = json('가'.repeat(1_000_000))
const problem = (status: number, detail: string) => ({ status, body: { status, detail, success: false } })
const tooLarge = problem(413, 'body: expected at most 1 MB')

test('a body over the limit gets 413, also if it hides its length, and the next request is answered', async () => {
  expect(await addGroup(long)).toMatchObject(tooLarge)
  expect(await addGroup(new Blob([long]).stream())).toMatchObject(tooLarge)
  expect(await addGroup(gzipSync(long), { 'Content-Encoding': 'gzip' })).toMatchObject(tooLarge)
  expect((await addGroup(json('이사'))).status).toBe(200)
})

test('regression: a body over the limit was not in the log', async () => {
  await addGroup(long)
  const { requests } = await (await fetch(`${mock.mainUrl}/__mock/requests`)).json()
  expect(requests.at(-1)).toMatchObject({
    method: 'POST',
    path: '/desktop/v1/shopping/wish',
    operationId: 'createWishGroup',
    status: 413,
    member: expect.any(String),
    requestProblems: [{ place: 'body', message: 'expected at most 1 MB' }],
  })
})

test('regression: a fault of any length was taken', async () => {
  const put = (body: BodyInit) =>
    fetch(`${mock.mainUrl}/__mock/faults`, {
      method: 'PUT',
      body,
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    })
  for (const body of [long, new Blob([long]).stream()]) {
    const response = await put(body)
    expect({ status: response.status, body: await response.json() }).toMatchObject(tooLarge)
  }
  expect((await put('{}')).status).toBe(204)
})

test.each([
  ['gzip', problem(400, 'body: is not gzip, as header.Content-Encoding says')],
  ['zstd', problem(415, 'header.Content-Encoding: expected gzip or deflate, and it is zstd')],
])('a body that is no %s is refused', async (encoding, expected) => {
  expect(await addGroup(json('선물'), { 'Content-Encoding': encoding })).toMatchObject(expected)
})
