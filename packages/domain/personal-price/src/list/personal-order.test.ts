import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultTerms } from '../offer/payment-terms.ts'
import { personalOrder } from './personal-order.ts'
import { itemOf } from './testing/item-of.ts'

const inCash = { ...defaultTerms, cash: true }
const rows = [
  itemOf({ price_state: 1, cash: null, card: null }),
  itemOf({ cash: 9_000, card: 12_000 }),
  itemOf({ cash: 8_000, card: 8_000, delivery: { kind: 'unknown' } }),
  itemOf({ ad: true }),
  itemOf(),
]

test('rows are sorted by the shopper’s price; unknown delivery after known, no price last', () => {
  expect(personalOrder(rows, {}, defaultTerms)).toEqual([3, 4, 1, 2, 0])
  expect(personalOrder(rows, {}, inCash)).toEqual([1, 3, 4, 2, 0])
})

test('every row appears once, in any list', () => {
  const row = fc.record({
    price_state: fc.constantFrom(0, 1, 2, 3),
    cash: fc.option(fc.nat(9)),
    card: fc.option(fc.nat(9)),
  })
  fc.assert(
    fc.property(fc.array(row), found => {
      const order = personalOrder(found.map(itemOf), {}, defaultTerms)
      expect(order.toSorted((a, b) => a - b)).toEqual(found.map((_, place) => place))
    }),
  )
})
