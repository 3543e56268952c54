import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { connectionOpened } from './connection.ts'
import { limitBody } from './limit-body.ts'
import { getProductFx } from './product.ts'

/** A body that never ends, with the number of bytes read so far. */
function endless() {
  const state = { sent: 0, isCancelled: false }
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      state.sent += 1000
      controller.enqueue(new Uint8Array(1000))
    },
    cancel() {
      state.isCancelled = true
    },
  })
  return { state, body }
}

test('an answer within the limit arrives as it is', async () => {
  const response = await limitBody(new Response('{"a":1}', { status: 404 }), 7)
  expect([response.status, await response.json()]).toEqual([404, { a: 1 }])
})

test('an answer without a body passes', async () => {
  expect((await limitBody(new Response(null, { status: 204 }), 7)).status).toBe(204)
})

test('an answer whose header gives too large a size is not read', async () => {
  const { state, body } = endless()
  const response = new Response(body, { headers: { 'Content-Length': '700000000' } })
  await expect(limitBody(response, 5000)).rejects.toThrow('700000000 bytes')
  expect(state.isCancelled).toBe(true)
})

test.each([
  ['tells no size', {}],
  ['is small until it is decompressed', { 'Content-Length': '900', 'Content-Encoding': 'gzip' }],
])('an answer that %s is cut off when it exceeds the limit', async (_, headers) => {
  const { state, body } = endless()
  const response = await limitBody(new Response(body, { headers }), 5000)
  await expect(response.text()).rejects.toThrow('bytes or more')
  expect(state.isCancelled).toBe(true)
  expect(state.sent).toBeLessThan(20_000)
})

test('regression: a server read 700 MB of one answer', async () => {
  const { state, body } = endless()
  const scope = fork()
  const url = 'http://host.test'
  const fetch = vi.fn(async () => new Response(body, { headers: { 'Content-Type': 'application/json' } }))
  const params = {
    config: { mainUrl: url, secondUrl: url, timeLimit: 5000 },
    token: null,
    signal: null,
    sharedTtl: 0,
    answerLimit: 50_000,
    fetch,
  }
  await allSettled(connectionOpened, { scope, params })
  const { value } = await allSettled(getProductFx, { scope, params: { itemId: '7', managerId: 1 } })
  expect(value).toMatchObject({ kind: 'refused' })
  expect(state.isCancelled).toBe(true)
})
