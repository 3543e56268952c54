import { gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { compress, pageBody } from './page-answer.ts'

test('a document is compressed once in each encoding, however many ask for it at once or later', async () => {
  const gzip = vi.spyOn(compress, 'gzip')
  const brotli = vi.spyOn(compress, 'br')
  const plain = Buffer.from('<p>그래픽카드</p>')
  const body = pageBody(plain)
  const [first, second] = await Promise.all([body.compressed('gzip'), body.compressed('gzip')])
  expect(second).toBe(first)
  expect(await body.compressed('gzip')).toBe(first)
  await body.compressed('br')
  expect([gzip.mock.calls.length, brotli.mock.calls.length]).toEqual([1, 1])
  expect(gunzipSync(first)).toEqual(plain)
})
