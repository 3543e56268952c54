import type { Delivery } from '@jeoul/api/types'
import { expect, test } from 'vitest'
import { priceWithDelivery } from './price-with-delivery.ts'

test.each<[string, Delivery, number | null]>([
  ['free', { kind: 'free' }, 10_000],
  ['paid', { kind: 'paid', fee: 3_000 }, 13_000],
  ['free above less than the price', { kind: 'free-above', threshold: 9_000, fee: 3_000 }, 10_000],
  ['unknown, which is not free', { kind: 'unknown' }, null],
])('one piece of 10,000 won, delivery %s', (_, delivery, paid) => {
  expect(priceWithDelivery(10_000, delivery)).toBe(paid)
})
