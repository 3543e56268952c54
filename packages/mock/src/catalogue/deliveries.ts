import type { Freight } from './blueprints/blueprints.ts'
import type { DeliveryTerms } from './catalogue.ts'

function paid(fee: number): DeliveryTerms {
  return { kind: 'paid', fee }
}

function freeAbove(threshold: number, fee: number): DeliveryTerms {
  return { kind: 'free-above', fee, threshold }
}

/** Every delivery term there is in a generated catalogue. */
export const deliveries: readonly DeliveryTerms[] = [
  { kind: 'free' },
  { kind: 'unknown' },
  paid(2500),
  paid(3000),
  paid(3500),
  paid(4000),
  paid(5000),
  paid(10_000),
  paid(30_000),
  freeAbove(20_000, 2500),
  freeAbove(30_000, 3000),
  freeAbove(50_000, 3000),
  freeAbove(40_000, 3500),
  freeAbove(100_000, 5000),
]

/** Indexes into `deliveries`, the likelier ones more than once. */
export const usualDeliveries: Readonly<Record<Freight, readonly number[]>> = {
  parcel: [0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 2, 3, 3, 3, 4, 9, 10, 10, 11, 11],
  large: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 6, 7, 8, 13],
  grocery: [0, 0, 0, 0, 1, 2, 3, 3, 3, 4, 5, 9, 9, 10, 10, 10, 11, 12],
}
