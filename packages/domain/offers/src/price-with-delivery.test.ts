import type { Delivery } from '@jeoul/api/types'
import { expect, test } from 'vitest'
import { priceWithDelivery } from './price-with-delivery.ts'

test.each<[string, number, Delivery, number | null]>([
  ['free', 10_000, { kind: 'free' }, 10_000],
  ['paid', 10_000, { kind: 'paid', fee: 3_000 }, 13_000],
  ['paid, and nobody says how much', 10_000, { kind: 'paid' }, null],
  ['below the threshold', 49_999, { kind: 'free-above', threshold: 50_000, fee: 3_000 }, 52_999],
  ['at the threshold', 50_000, { kind: 'free-above', threshold: 50_000, fee: 3_000 }, 50_000],
  ['above the threshold, without a fee', 50_001, { kind: 'free-above', threshold: 50_000 }, 50_001],
  ['below the threshold, without a fee', 10_000, { kind: 'free-above', threshold: 50_000 }, null],
  ['free above nobody knows what', 10_000, { kind: 'free-above', fee: 3_000 }, null],
  ['unknown is not free', 10_000, { kind: 'unknown' }, null],
  ['unknown, whatever the fee says', 10_000, { kind: 'unknown', fee: 0 }, null],
])('delivery %s', (_, price, delivery, paid) => {
  expect(priceWithDelivery(price, delivery)).toBe(paid)
})
