import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { createCircuitBreaker, isHostFault } from './circuit-breaker.ts'

function setUp() {
  let time = 0
  const breaker = createCircuitBreaker(() => time)
  return {
    breaker,
    fail: (times: number) => {
      for (let time = 0; time < times; time++) breaker.failed()
    },
    wait: (ms: number) => (time += ms),
  }
}

test('a host that fails five times in a row is paused', () => {
  const { breaker, fail } = setUp()
  fail(4)
  expect(breaker.allows()).toBe(true)
  fail(1)
  expect(breaker.allows()).toBe(false)
})

test('an answer between two failures resets the count', () => {
  const { breaker, fail } = setUp()
  fail(4)
  breaker.answered()
  fail(4)
  expect(breaker.allows()).toBe(true)
})

test('after the pause one call is let through, and its answer ends or extends the pause', () => {
  const { breaker, fail, wait } = setUp()
  fail(5)
  wait(4999)
  expect(breaker.allows()).toBe(false)
  wait(1)
  expect([breaker.allows(), breaker.allows()]).toEqual([true, false])
  breaker.failed()
  expect(breaker.allows()).toBe(false)
  wait(5000)
  expect(breaker.allows()).toBe(true)
  breaker.answered()
  expect([breaker.allows(), breaker.allows()]).toEqual([true, true])
})

test.each<[boolean, unknown]>([
  [true, new ApiError('status', 'down', 500)],
  [true, new ApiError('status', 'overloaded', 503)],
  [true, new ApiError('status', 'too many requests', 429)],
  [true, new ApiError('timeout', 'late')],
  [true, new ApiError('network', 'unreachable')],
  [true, new ApiError('refused', 'the answer is not JSON')],
  [true, new ApiError('aborted', 'the page did not wait longer')],
  [true, new TypeError('fetch failed')],
  [false, new ApiError('status', 'no such product', 404)],
  [false, new ApiError('status', 'who is there?', 401)],
  [false, new ApiError('absent', 'no such operation', 404)],
])('the host is at fault (%s): %s', (is, error) => {
  expect(isHostFault(error)).toBe(is)
})
