import type { Delivery } from '@jeoul/api/types'
import { expect, test } from 'vitest'
import { deliveryCost } from './delivery-cost.ts'

const above: Delivery = { kind: 'free-above', threshold: 50_000, fee: 3_000 }

test.each<[string, Delivery, number, number, number | null]>([
  ['free', { kind: 'free' }, 10_000, 1, 0],
  ['paid', { kind: 'paid', fee: 3_000 }, 10_000, 1, 3_000],
  ['paid once for an order', { kind: 'paid', fee: 3_000 }, 50_000, 5, 3_000],
  ['paid for every two pieces', { kind: 'paid', fee: 3_000, each: 2 }, 50_000, 5, 9_000],
  ['paid, and nobody says how much', { kind: 'paid' }, 10_000, 1, null],
  ['below the threshold', above, 49_999, 1, 3_000],
  ['at the threshold', above, 50_000, 1, 0],
  ['at the threshold with several pieces', { ...above, each: 1 }, 50_000, 5, 0],
  ['above the threshold, without a fee', { kind: 'free-above', threshold: 50_000 }, 50_001, 1, 0],
  ['below the threshold, without a fee', { kind: 'free-above', threshold: 50_000 }, 10_000, 1, null],
  ['free above nobody knows what', { kind: 'free-above', fee: 3_000 }, 10_000, 1, null],
  ['unknown is not free', { kind: 'unknown' }, 10_000, 1, null],
  ['unknown, whatever the fee says', { kind: 'unknown', fee: 0 }, 10_000, 1, null],
])('delivery %s', (_, delivery, sum, quantity, cost) => {
  expect(deliveryCost(delivery, sum, quantity)).toBe(cost)
})
