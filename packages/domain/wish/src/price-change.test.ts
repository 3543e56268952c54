import type { PricedItem } from '@jeoul/personal-price'
import { expect, test } from 'vitest'
import { priceChange } from './price-change.ts'

const today = (total: number): PricedItem => ({
  price_state: 3,
  cash: 1,
  card: 1,
  lowest: { any: { total, delivery: 0 } },
})

test.each<[string, number | null, PricedItem | undefined, number | null]>([
  ['a drop', 10_000, today(8_500), -1_500],
  ['a rise', 10_000, today(12_000), 2_000],
  ['"missing → no word"', null, today(8_500), null],
  ['nothing has changed', 10_000, today(10_000), null],
  ['today’s price is unknown', 10_000, undefined, null],
  ['not for sale today', 10_000, { price_state: 1, cash: null }, null],
])('%s', (_, saved, now, change) => {
  expect(priceChange(saved, now)).toBe(change)
})
