import { expect, test } from 'vitest'
import { cardFacts } from './card-facts.ts'

const none = { review_count: 0, mall_count: 0, zzim_count: 0 }

test.each<[string, Parameters<typeof cardFacts>[0], string]>([
  ['nothing that nobody did yet', none, ''],
  ['the malls', { ...none, mall_count: 23 }, '몰 23곳'],
  ['the score with its reviews', { ...none, review_score: 4.8, review_count: 1128 }, '★ 4.8 (1,128)'],
  [
    'all in one order',
    { review_score: 5, review_count: 2, mall_count: 1000, zzim_count: 340 },
    '★ 5.0 (2) · 몰 1,000곳 · 찜 340',
  ],
])('a card shows %s', (_, item, expected) => {
  expect(cardFacts(item).replaceAll('\u00a0', ' ')).toBe(expected)
})
