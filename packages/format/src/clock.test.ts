import { expect, test } from 'vitest'
import { formatClock } from './clock.ts'

const now = Date.parse('2026-11-22T15:00:00+09:00')

test.each([
  ['2026-11-22T14:32:10+09:00', '오후 2:32'],
  ['2026-11-22T12:00:00+09:00', '오후 12:00'],
  ['2026-11-22T00:05:00+09:00', '오전 12:05'],
  ['2026-11-22T11:59:59+09:00', '오전 11:59'],
  ['2026-11-21T23:59:00+09:00', '11월 21일 오후 11:59'],
  ['2026-01-02T09:07:00+09:00', '1월 2일 오전 9:07'],
])('%s is %s (assumed)', (at, text) => {
  expect(formatClock(Date.parse(at), now)).toBe(text)
})
