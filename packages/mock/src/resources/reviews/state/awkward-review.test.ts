import { expect, test } from 'vitest'
import { awkwardMessage, isAwkward } from './awkward-review.ts'

test('an awkward review has the maximum length, and does not end in white space', () => {
  expect(awkwardMessage).toHaveLength(2_000)
  expect(awkwardMessage).toBe(awkwardMessage.trim())
})

test('an awkward review contains markup, direction marks, emoji and broken links', () => {
  for (const part of ['<script>', 'onerror', '\u202E', '👩‍👩‍👧‍👦', 'javascript:', 'https://'])
    expect(awkwardMessage).toContain(part)
})

test('the oldest product review of one product in forty is awkward', () => {
  const items = Array.from({ length: 4_000 }, (_, place) => 1_000_000 + place)
  const found = items.filter(itemId => isAwkward(itemId, 'product', 1))
  expect(found.length).toBeGreaterThan(60)
  expect(found.length).toBeLessThan(140)
  expect(found.some(itemId => isAwkward(itemId, 'market', 1) || isAwkward(itemId, 'product', 2))).toBe(false)
})
