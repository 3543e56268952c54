import { expect, test } from 'vitest'
import { formatDay, formatMoment } from './moment.ts'

test.each([
  ['2026-10-31T14:40:00Z', '2026.10.31 23:40'],
  ['2026-10-31T15:00:00.000Z', '2026.11.01 00:00'],
  ['2026-10-31 23:40:10', '2026.10.31 23:40'],
  ['언젠가', ''],
  ['+275760-09-13T00:00:00Z', ''],
])('formatMoment(%s) is %s', (at, text) => {
  expect(formatMoment(at)).toBe(text)
})

test.each([
  ['2026-10-31T15:00:00Z', '2026.11.01'],
  ['2026-10-31 09:00:00', '2026.10.31'],
  ['', ''],
  ['+275760-09-13T00:00:00Z', ''],
  [Date.UTC(2026, 9, 31, 15), '2026.11.01'],
  [Number.NaN, ''],
  [1e300, ''],
])('formatDay(%s) is %s', (at, text) => {
  expect(formatDay(at)).toBe(text)
})
