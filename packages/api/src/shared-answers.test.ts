import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { createSharedAnswers, type SharedRequest } from './shared-answers.ts'

type Body = number | { readonly success: boolean }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const down = new ApiError('status', 'down', 500)
const loginAsked = new ApiError('status', 'who is it?', 401)
const gone = new ApiError('status', 'gone', 404)
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

function setUp() {
  const answers = createSharedAnswers<Body>(() => 1 + performance.now())
  let calls = 0
  const ask = vi.fn(async (): Promise<Body> => ++calls)
  const onStale = vi.fn()
  const onLate = vi.fn()
  const get = async (key = 'q', more: Partial<SharedRequest<Body>> = {}) =>
    answers.get({ key, ttl: 100, staleTtl: 1000, ask, signals: [], onStale, onLate, ...more })
  return { ask, get, onStale, onLate }
}

describe('answers are shared', () => {
  test('between visitors who request the same within the time to live', async () => {
    const { get } = setUp()
    expect(await get()).toBe(1)
    await wait(99)
    expect(await get()).toBe(1)
    await wait(1)
    expect(await get()).toBe(2)
  })

  test('with visitors who request the same in the meantime', async () => {
    const { get, ask } = setUp()
    expect(await Promise.all([get(), get(), get()])).toEqual([1, 1, 1])
    expect(ask).toHaveBeenCalledTimes(1)
  })

  test('but not between different requests', async () => {
    const { get } = setUp()
    await get('p')
    expect(await get('q')).toBe(2)
  })

  test.each<[string, () => Promise<Body>, object]>([
    ['the call failed', () => Promise.reject(down), { status: 'rejected' }],
    ['the host reports a failure', async () => ({ success: false }), { value: { success: false } }],
  ])('but not for longer than the call when %s', async (_, bad, outcome) => {
    const { get, ask } = setUp()
    ask.mockImplementationOnce(bad)
    expect(await Promise.allSettled([get(), get()])).toMatchObject([outcome, outcome])
    expect(await get()).toBe(1)
    expect(ask).toHaveBeenCalledTimes(2)
  })
})

describe('a call that hangs', () => {
  const hang = () => new Promise<never>(() => {})

  test('does not delay visitors who come half a second later: their call serves all from then on', async () => {
    const { get, ask } = setUp()
    ask.mockImplementationOnce(hang)
    void get()
    await wait(499)
    void get()
    expect(ask).toHaveBeenCalledTimes(1)
    await wait(2)
    expect(await get()).toBe(1)
    expect(await get()).toBe(1)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  test('may still succeed, and its answer is shared like any other', async () => {
    const { get, ask } = setUp()
    const { promise, resolve } = Promise.withResolvers<number>()
    ask.mockReturnValueOnce(promise)
    const first = get()
    await wait(5000)
    resolve(7)
    expect(await first).toBe(7)
    expect(await get()).toBe(7)
  })

  test('is followed by one call every half second, however many visitors come', async () => {
    const { get, ask } = setUp()
    ask.mockImplementation(hang)
    for (let visitor = 0; visitor < 100; visitor++) {
      void get()
      await wait(11)
    }
    expect(ask).toHaveBeenCalledTimes(3)
  })

  test('is reported once when visitors give up', async () => {
    const { get, ask, onLate } = setUp()
    ask.mockImplementation(hang)
    const late = new AbortController()
    const visitors = [get('q', { signals: [late.signal] }), get('q', { signals: [late.signal] })]
    late.abort()
    expect((await Promise.allSettled(visitors)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(onLate).toHaveBeenCalledTimes(1)
  })

  test('does not end for others when one visitor gives up', async () => {
    const { get, ask } = setUp()
    const { promise, resolve } = Promise.withResolvers<number>()
    ask.mockReturnValueOnce(promise)
    const hurried = new AbortController()
    const [first, second] = [get('q', { signals: [hurried.signal] }), get()]
    hurried.abort()
    await expect(first).rejects.toThrow()
    resolve(7)
    expect(await second).toBe(7)
  })
})

describe('the last good answer replaces a failed one', () => {
  test.each<[string, () => Promise<Body>, number]>([
    ['fails', () => Promise.reject(down), 0],
    ['asks a visitor to log in', () => Promise.reject(loginAsked), 0],
    ['says that it is no success', async () => ({ success: false }), 0],
    ['hangs', () => new Promise<never>(() => {}), 500],
  ])('for a host that %s, and the time of the answer is reported', async (_, bad, slowAfter) => {
    const { get, ask, onStale } = setUp()
    await get()
    const since = Date.now()
    await wait(1000)
    ask.mockImplementation(bad)
    const answer = get()
    await wait(slowAfter)
    expect(await answer).toBe(1)
    expect(onStale).toHaveBeenCalledExactlyOnceWith(since)
  })

  test('but not for longer than allowed', async () => {
    const { get, ask, onStale } = setUp()
    await get()
    await wait(1101)
    ask.mockRejectedValueOnce(down)
    await expect(get()).rejects.toThrow('down')
    expect(onStale).not.toHaveBeenCalled()
  })

  test('but not if the thing no longer exists', async () => {
    const { get, ask } = setUp()
    await get()
    await wait(200)
    ask.mockRejectedValueOnce(gone)
    await expect(get()).rejects.toThrow('gone')
    ask.mockRejectedValueOnce(down)
    await expect(get()).rejects.toThrow('down')
  })
})

test('the cache stays bounded', async () => {
  const { ask, get } = setUp()
  for (let key = 0; key <= 300; key++) await get(String(key))
  await get('300')
  expect(ask).toHaveBeenCalledTimes(301)
  await get('0')
  expect(ask).toHaveBeenCalledTimes(302)
})
