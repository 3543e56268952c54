import { expect, test } from 'vitest'
import { defaultTerms, isUsualOrder, type PaymentTerms } from './payment-terms.ts'

test.each<[Partial<PaymentTerms>, boolean]>([
  [{}, true],
  [{ cards: ['삼성카드'], cash: true }, true],
  [{ region: 'jeju' }, false],
  [{ quantity: 3 }, false],
])('list prices apply to an order by %o: %s', (changes, isUsual) => {
  expect(isUsualOrder({ ...defaultTerms, ...changes })).toBe(isUsual)
})
