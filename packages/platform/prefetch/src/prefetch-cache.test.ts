import { beforeEach, expect, test, vi } from 'vitest'
import { createPrefetchCache, prefetchTtl } from './prefetch-cache.ts'

let time = 0
const send = vi.fn<(request: Request) => Promise<Response>>()
const get = (url = 'http://main.test/items', init: RequestInit = {}) => new Request(url, init)
const post = () => get('http://main.test/wish', { method: 'POST' })
const setUp = () => createPrefetchCache(send, () => time)

beforeEach(() => {
  time = 0
  let count = 0
  send.mockReset().mockImplementation(async () => new Response(`${++count}`))
})

test('a prefetched answer is taken once; the next request goes to the host', async () => {
  const { ask, take } = setUp()
  expect(await (await ask(get())).text()).toBe('1')
  expect(await (await take(get())).text()).toBe('1')
  expect(send).toHaveBeenCalledTimes(1)
  expect(await (await take(get())).text()).toBe('2')
})

test('simultaneous prefetches of an address send one request', async () => {
  const { ask, take } = setUp()
  const both = await Promise.all([ask(get()), ask(get())])
  expect(await Promise.all(both.map(response => response.text()))).toEqual(['1', '1'])
  expect(send).toHaveBeenCalledTimes(1)
  expect(await (await take(get())).text()).toBe('1')
})

test('taking an answer that is still loading waits for it', async () => {
  const { ask, take } = setUp()
  const late = Promise.withResolvers<Response>()
  send.mockReturnValueOnce(late.promise)
  const [requests, taken] = [ask(get()), take(get())]
  late.resolve(new Response('late'))
  expect(await (await requests).text()).toBe('late')
  expect(await (await taken).text()).toBe('late')
  expect(send).toHaveBeenCalledTimes(1)
})

test('waiting for a prefetched answer can be aborted', async () => {
  const { ask, take } = setUp()
  send.mockReturnValueOnce(new Promise(() => {}))
  void ask(get())
  const stop = new AbortController()
  const taken = take(get(undefined, { signal: stop.signal }))
  stop.abort(new Error('enough'))
  await expect(taken).rejects.toThrow('enough')
})

test('an expired answer is requested again', async () => {
  const { ask, take } = setUp()
  await ask(get())
  time = prefetchTtl
  expect(await (await take(get())).text()).toBe('2')
})

test('what the open page has requested is not prefetched, until the next page', async () => {
  const { ask, take, turn } = setUp()
  await take(get())
  expect((await ask(get())).ok).toBe(false)
  expect(send).toHaveBeenCalledTimes(1)
  turn()
  expect((await ask(get())).ok).toBe(true)
})

test.each([
  ['an error', async () => new Response('', { status: 500 })],
  ['no connection', () => Promise.reject(new TypeError('offline'))],
])('%s is not cached: the request is sent when it is needed', async (_, fail) => {
  const { ask, take } = setUp()
  send.mockImplementationOnce(fail)
  expect((await ask(get())).ok).toBe(false)
  expect((await take(get())).ok).toBe(true)
  expect(send).toHaveBeenCalledTimes(2)
})

test('writes are never prefetched, and clear the cache', async () => {
  const { ask, take } = setUp()
  await expect(ask(post())).rejects.toThrow('POST')
  await ask(get())
  await take(post())
  expect(await (await take(get())).text()).toBe('3')
})

test('answers prefetched for a member are dropped at logout', async () => {
  const { ask, take, forget } = setUp()
  await ask(get())
  forget()
  expect(await (await take(get())).text()).toBe('2')
})
