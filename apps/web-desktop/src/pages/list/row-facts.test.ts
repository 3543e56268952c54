import { expect, test } from 'vitest'
import { rowFacts } from './row-facts.ts'

const none = { registered: '', review_count: 0, zzim_count: 0 }

test.each<[string, Parameters<typeof rowFacts>[0], string]>([
  ['nothing that nobody did yet', none, ''],
  ['the month of registration', { ...none, registered: '2026-03-01' }, '등록 2026.03'],
  [
    'all in one order',
    { registered: '2026-03-01', review_score: 5, review_count: 1128, zzim_count: 340 },
    '등록 2026.03 · ★ 5.0 · 리뷰 1,128 · 찜 340',
  ],
])('a row shows %s', (_, item, expected) => {
  expect(rowFacts(item).replaceAll('\u00a0', ' ')).toBe(expected)
})
