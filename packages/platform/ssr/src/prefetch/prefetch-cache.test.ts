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
  const { prefetch, take } = setUp()
  expect(await (await prefetch(get())).text()).toBe('1')
  expect(await (await take(get())).text()).toBe('1')
  expect(send).toHaveBeenCalledTimes(1)
  expect(await (await take(get())).text()).toBe('2')
})

test('simultaneous prefetches of an address send one request', async () => {
  const { prefetch, take } = setUp()
  const both = await Promise.all([prefetch(get()), prefetch(get())])
  expect(await Promise.all(both.map(response => response.text()))).toEqual(['1', '1'])
  expect(send).toHaveBeenCalledTimes(1)
  expect(await (await take(get())).text()).toBe('1')
})

test('taking an answer that is still loading waits for it', async () => {
  const { prefetch, take } = setUp()
  const late = Promise.withResolvers<Response>()
  send.mockReturnValueOnce(late.promise)
  const [requests, taken] = [prefetch(get()), take(get())]
  late.resolve(new Response('late'))
  expect(await (await requests).text()).toBe('late')
  expect(await (await taken).text()).toBe('late')
  expect(send).toHaveBeenCalledTimes(1)
})

test('waiting for a prefetched answer can be aborted', async () => {
  const { prefetch, take } = setUp()
  send.mockReturnValueOnce(new Promise(() => {}))
  void prefetch(get())
  const stop = new AbortController()
  const taken = take(get(undefined, { signal: stop.signal }))
  stop.abort(new Error('enough'))
  await expect(taken).rejects.toThrow('enough')
})

test('an expired answer is requested again', async () => {
  const { prefetch, take } = setUp()
  await prefetch(get())
  time = prefetchTtl
  expect(await (await take(get())).text()).toBe('2')
})

test('what the open page has requested is not prefetched, until the next page', async () => {
  const { prefetch, take, pageChanged } = setUp()
  await take(get())
  expect((await prefetch(get())).ok).toBe(false)
  expect(send).toHaveBeenCalledTimes(1)
  pageChanged()
  expect((await prefetch(get())).ok).toBe(true)
})

test.each([
  ['an error', async () => new Response('', { status: 500 })],
  ['no connection', () => Promise.reject(new TypeError('offline'))],
])('%s is not cached: the request is sent when it is needed', async (_, fail) => {
  const { prefetch, take } = setUp()
  send.mockImplementationOnce(fail)
  expect((await prefetch(get())).ok).toBe(false)
  expect((await take(get())).ok).toBe(true)
  expect(send).toHaveBeenCalledTimes(2)
})

test('writes are never prefetched, and clear the cache', async () => {
  const { prefetch, take } = setUp()
  await expect(prefetch(post())).rejects.toThrow('POST')
  await prefetch(get())
  await take(post())
  expect(await (await take(get())).text()).toBe('3')
})

test('answers prefetched for a member are dropped at logout', async () => {
  const { prefetch, take, clear } = setUp()
  await prefetch(get())
  clear()
  expect(await (await take(get())).text()).toBe('2')
})
