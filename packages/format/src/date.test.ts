import { expect, test } from 'vitest'
import { formatDate, formatMonth } from './date.ts'

test.each([
  ['2026-09-14', '2026.09'],
  ['2026-09', '2026.09'],
  ['2026-09-14 10:00:00', '2026.09'],
  ['', ''],
  ['곧 출시', ''],
])('formatMonth(%s) is %s', (date, text) => {
  expect(formatMonth(date)).toBe(text)
})

test.each([
  ['2026-11-20', '2026.11.20'],
  ['2026-11-20T23:59:59', '2026.11.20'],
  ['2026-11', ''],
  ['', ''],
])('formatDate(%s) is %s', (date, text) => {
  expect(formatDate(date)).toBe(text)
})
