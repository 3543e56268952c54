import { expect, test } from 'vitest'
import { parseLatency } from './latency.ts'

test('reads one number or a range of milliseconds', () => {
  expect(parseLatency('0')).toEqual({ min: 0, max: 0 })
  expect(parseLatency('200')).toEqual({ min: 200, max: 200 })
  expect(parseLatency('100-300')).toEqual({ min: 100, max: 300 })
})

test.each(['', ' 1', '1.5', '-1', '300-100', '1-2-3', '1s'])('does not read %j', text => {
  expect(parseLatency(text)).toBeUndefined()
})
