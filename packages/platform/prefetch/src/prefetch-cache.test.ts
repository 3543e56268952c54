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

test('what was asked ahead is taken once, and then asked for', async () => {
  const { ask, take } = setUp()
  expect(await (await ask(get())).text()).toBe('1')
  expect(await (await take(get())).text()).toBe('1')
  expect(send).toHaveBeenCalledTimes(1)
  expect(await (await take(get())).text()).toBe('2')
})

test('nothing is asked ahead twice', async () => {
  const { ask, take } = setUp()
  const both = await Promise.all([ask(get()), ask(get())])
  expect(await Promise.all(both.map(response => response.text()))).toEqual(['1', '1'])
  expect(send).toHaveBeenCalledTimes(1)
  expect(await (await take(get())).text()).toBe('1')
})

test('an answer that is on its way is waited for', async () => {
  const { ask, take } = setUp()
  const late = Promise.withResolvers<Response>()
  send.mockReturnValueOnce(late.promise)
  const [asked, taken] = [ask(get()), take(get())]
  late.resolve(new Response('late'))
  expect(await (await asked).text()).toBe('late')
  expect(await (await taken).text()).toBe('late')
  expect(send).toHaveBeenCalledTimes(1)
})

test('who takes it may stop waiting', async () => {
  const { ask, take } = setUp()
  send.mockReturnValueOnce(new Promise(() => {}))
  void ask(get())
  const stop = new AbortController()
  const taken = take(get(undefined, { signal: stop.signal }))
  stop.abort(new Error('enough'))
  await expect(taken).rejects.toThrow('enough')
})

test('it is taken as long as it is fresh', async () => {
  const { ask, take } = setUp()
  await ask(get())
  time = prefetchTtl
  expect(await (await take(get())).text()).toBe('2')
})

test('what the open page has is not asked ahead for the next one', async () => {
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
])('%s is no answer: it is asked for when it is needed', async (_, fail) => {
  const { ask, take } = setUp()
  send.mockImplementationOnce(fail)
  expect((await ask(get())).ok).toBe(false)
  expect((await take(get())).ok).toBe(true)
  expect(send).toHaveBeenCalledTimes(2)
})

test('what changes something is never asked ahead, and makes every answer old', async () => {
  const { ask, take } = setUp()
  await expect(ask(post())).rejects.toThrow('POST')
  await ask(get())
  await take(post())
  expect(await (await take(get())).text()).toBe('3')
})

test('what was asked ahead for a member is nobody’s after the logout', async () => {
  const { ask, take, forget } = setUp()
  await ask(get())
  forget()
  expect(await (await take(get())).text()).toBe('2')
})
