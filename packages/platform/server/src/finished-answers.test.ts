import { expect, test, vi } from 'vitest'
import { createFinishedAnswers } from './finished-answers.ts'
import { type PageAnswer, pageBody } from './page-answer.ts'

const answerOf = (text: string): PageAnswer => ({
  status: 200,
  headers: {},
  cookies: [],
  body: pageBody(Buffer.from(text)),
})

function setUp({ capacity = 1e6 } = {}) {
  let time = 1
  const answerOnce = createFinishedAnswers({ ttl: 100, capacity, now: () => time })
  let made = 0
  const make = vi.fn(async () => ({ answer: answerOf(String(++made)), isGood: true }))
  const get = async (key: string) => Buffer.from((await answerOnce(key, make)).body.plain).toString()
  return { get, make, wait: (ms: number) => (time += ms) }
}

test('an answer is made once while it is kept', async () => {
  const { get, wait } = setUp()
  expect(await get('/')).toBe('1')
  wait(100)
  expect(await get('/')).toBe('1')
  expect(await get('/list/1')).toBe('2')
  wait(1)
  expect(await get('/')).toBe('3')
})

test('requests during the making of an answer wait for it', async () => {
  const { get, make } = setUp()
  expect(await Promise.all([get('/'), get('/'), get('/')])).toEqual(['1', '1', '1'])
  expect(make).toHaveBeenCalledTimes(1)
})

test('a bad answer is not kept, and those who waited for it share one further attempt', async () => {
  const { get, make } = setUp()
  make.mockResolvedValueOnce({ answer: answerOf('bad'), isGood: false })
  expect(await Promise.all([get('/'), get('/'), get('/')])).toEqual(['bad', '1', '1'])
  expect(await get('/')).toBe('1')
  expect(make).toHaveBeenCalledTimes(2)
})

test('if every attempt is bad, all are answered after two', async () => {
  const { get, make } = setUp()
  make.mockImplementation(async () => ({ answer: answerOf('bad'), isGood: false }))
  expect(await Promise.all([get('/'), get('/'), get('/')])).toEqual(['bad', 'bad', 'bad'])
  expect(make).toHaveBeenCalledTimes(2)
})

test('the cache stays below its capacity and drops the least recently used answer', async () => {
  const { get, make } = setUp({ capacity: 5000 })
  await get('a')
  await get('b')
  await get('a')
  await get('c')
  make.mockClear()
  await get('a')
  await get('c')
  expect(make).not.toHaveBeenCalled()
  await get('b')
  expect(make).toHaveBeenCalledTimes(1)
})

test('an answer above the capacity is returned, but not kept', async () => {
  const { get, make } = setUp({ capacity: 1000 })
  await get('a')
  await get('a')
  expect(make).toHaveBeenCalledTimes(2)
})
