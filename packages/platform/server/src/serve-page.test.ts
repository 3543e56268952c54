import { createServer } from 'node:http'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { listen } from './listen.ts'
import { etagOf, pageBody } from './page-answer.ts'
import { servePage } from './serve-page.ts'

const text = '<p>그래픽카드</p>'.repeat(100)
const body = pageBody(Buffer.from(text))
const etag = etagOf(body)
const headers = { 'Cache-Control': 'public, s-maxage=5', Vary: 'Cookie', ETag: etag }
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const serve = servePage(
  async ({ url }) =>
    url.pathname === '/gone'
      ? { status: 404, headers, cookies: [], body }
      : { status: 200, headers, cookies: ['view=pc'], body },
  { log },
)
const server = createServer(serve)
const port = await listen(server, 0)
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const ask = (path = '/', init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, init)

describe('a document', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip', 'gzip'],
    ['identity', null],
    ['brotli, xgzip', null],
  ])('for Accept-Encoding %j is encoded with %s', async (accepted, encoding) => {
    const response = await ask('/', { headers: { 'Accept-Encoding': accepted } })
    expect(response.headers.get('Content-Encoding')).toBe(encoding)
    expect(response.headers.get('Vary')).toBe('Cookie, Accept-Encoding')
    expect(await response.text()).toBe(text)
  })

  test.each([
    [304, etag],
    [304, etag.replace('W/', '')],
    [304, `"another", ${etag}`],
    [200, 'W/"another"'],
  ])('is answered with %i to If-None-Match %s', async (status, known) => {
    const response = await ask('/', { headers: { 'If-None-Match': known } })
    expect(response.status).toBe(status)
    expect(response.headers.get('ETag')).toBe(etag)
    expect((await response.arrayBuffer()).byteLength > 0).toBe(status === 200)
  })

  test('that is an error is never answered with 304', async () => {
    expect((await ask('/gone', { headers: { 'If-None-Match': etag } })).status).toBe(404)
  })

  test('is not sent to HEAD requests', async () => {
    const response = await ask('/', { method: 'HEAD' })
    expect(response.headers.get('Content-Length')).not.toBe('0')
    expect(await response.text()).toBe('')
  })
})

test('methods other than GET and HEAD are refused', async () => {
  const response = await ask('/', { method: 'POST' })
  expect(response.status).toBe(405)
  expect(response.headers.get('Allow')).toBe('GET, HEAD')
})

test('a request is logged with its id, path, status and duration, and with nothing that identifies the visitor', async () => {
  log.info.mockClear()
  const id = 'proxy-7f3a'
  const headers = {
    'X-Request-Id': id,
    Authorization: 'Bearer s3cret-1',
    Cookie: 'auth_token=s3cret-2; refresh_token=s3cret-3',
    'User-Agent': 's3cret-4',
  }
  const response = await ask('/list/1?auth_token=s3cret-5&kwd=x', { headers })
  expect(response.headers.get('X-Request-Id')).toBe(id)
  const fields = { id, page: '/list/1', status: 200, ms: expect.any(Number) }
  await vi.waitFor(() => expect(log.info.mock.calls).toEqual([[fields, 'answered']]))
})
