import { joinFacts } from '@jeoul/format'
import { expect, test } from 'vitest'
import { withZzim } from './with-zzim.ts'

test.each([
  ['리뷰 12 · 찜 999', 1000, '리뷰 12 · 찜 1,000'],
  ['리뷰 12 · 찜 1', 0, '리뷰 12'],
  ['리뷰 12', 1, '리뷰 12 · 찜 1'],
  ['찜 1', 2, '찜 2'],
  ['찜 1', 0, ''],
  ['', 1, '찜 1'],
  ['리뷰 12', -1, '리뷰 12'],
  ['찜 340 · 몰 1,000곳', 341, '찜 341 · 몰 1,000곳'],
  ['찜 1 · 몰 1,000곳', 0, '몰 1,000곳'],
])('%j with %i is %j', (facts, count, text) => {
  expect(withZzim(facts, count).replaceAll('\u00a0', ' ')).toBe(text)
})

test('with an unchanged count, the text stays exactly as the server sent it, including spaces', () => {
  const sent = joinFacts(['★ 4.9 (959)', '몰 51곳', '찜 472'])
  expect(withZzim(sent, 472)).toBe(sent)
})
