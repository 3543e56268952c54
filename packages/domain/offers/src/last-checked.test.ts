import { describe, expect, test } from 'vitest'
import { checkedEarlier, lastChecked } from './last-checked.ts'

const noon = '2026-11-20T12:00:00+09:00'

test.each<[string, (string | undefined)[], string | null]>([
  ['the newest, whatever its time zone', ['2026-11-20T02:00:00Z', noon, '2026-11-19T23:00:00+09:00'], noon],
  ['nothing without times', [undefined, undefined], null],
  ['nothing that is no time', ['어제', undefined], null],
  ['the one that can be read', [undefined, '어제', noon], noon],
  ['nothing without offers', [], null],
])('the prices were last checked: %s', (_, times, last) => {
  expect(lastChecked(times)).toBe(last)
})

describe('the time of a row’s check', () => {
  test.each<[string, string | undefined, string]>([
    ['the newest', noon, ''],
    ['a day before', '2026-11-19T12:00:00+09:00', ''],
    ['more than a day before', '2026-11-19T11:59:59+09:00', '11.19 11:59'],
    ['the year before', '2025-12-31T23:00:00+09:00', '2025.12.31 23:00'],
    ['unknown', undefined, ''],
    ['no time', '어제', ''],
  ])('%s', (_, time, words) => {
    expect(checkedEarlier(time, noon)).toBe(words)
  })

  test('missing times are not compared', () => {
    expect(checkedEarlier(noon, null)).toBe('')
  })
})
