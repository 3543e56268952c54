import { describe, expect, test } from 'vitest'
import { formatDay, formatMoment, formatRelative } from './moment.ts'

test.each([
  ['2026-10-31T14:40:00Z', '2026.10.31 23:40'],
  ['2026-10-31T15:00:00.000Z', '2026.11.01 00:00'],
  ['2026-10-31 23:40:10', '2026.10.31 23:40'],
  ['언젠가', ''],
])('formatMoment(%s) is %s', (at, text) => {
  expect(formatMoment(at)).toBe(text)
})

describe('formatRelative at noon of 20 November in Seoul', () => {
  const now = Date.UTC(2026, 10, 20, 3)

  test.each([
    ['2026-11-20 11:59:30', '방금 전'],
    ['2026-11-20 12:00:30', '방금 전'],
    ['2026-11-20 11:59:00', '1분 전'],
    ['2026-11-20 11:00:01', '59분 전'],
    ['2026-11-20 11:00:00', '1시간 전'],
    ['2026-11-20T02:30:00Z', '30분 전'],
    ['2026-11-20T11:30:00+09:00', '30분 전'],
    ['2026-11-19 12:00:01', '23시간 전'],
    ['2026-11-19 12:00:00', '2026.11.19'],
    ['2026-11-18T16:00:00Z', '2026.11.19'],
    ['2026-11-21 09:00:00', '2026.11.21'],
    ['2026-11-20', '2026.11.20'],
    ['어제', ''],
  ])('%s is %s', (at, text) => {
    expect(formatRelative(at, now)).toBe(text)
  })
})

test.each([
  ['2026-10-31T15:00:00Z', '2026.11.01'],
  ['2026-10-31 09:00:00', '2026.10.31'],
  ['', ''],
])('formatDay(%s) is %s', (at, text) => {
  expect(formatDay(at)).toBe(text)
})
