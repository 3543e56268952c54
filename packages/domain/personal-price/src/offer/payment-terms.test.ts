import { expect, test } from 'vitest'
import { areStated, defaultTerms, isUsualOrder, type PaymentTerms, wayOfPaying } from './payment-terms.ts'

test.each<[Partial<PaymentTerms>, boolean]>([
  [{}, true],
  [{ cards: ['삼성카드'], cash: true }, true],
  [{ region: 'jeju' }, false],
  [{ quantity: 3 }, false],
])('list prices apply to an order by %o: %s', (changes, isUsual) => {
  expect(isUsualOrder({ ...defaultTerms, ...changes })).toBe(isUsual)
})

test.each<[Partial<PaymentTerms>, boolean]>([
  [{}, false],
  [{ cards: ['삼성카드'] }, true],
  [{ cash: true }, true],
  [{ memberships: ['우주패스'] }, true],
  [{ region: 'jeju' }, true],
  [{ quantity: 2 }, false],
])('%j count as stated: %s', (terms, isStated) => {
  expect(areStated({ ...defaultTerms, ...terms })).toBe(isStated)
})

test.each<[Partial<PaymentTerms>, string]>([
  [{}, 'cash'],
  [{ region: 'jeju' }, 'cash'],
  [{ cards: ['삼성카드'] }, 'card'],
  [{ cash: true }, 'cash'],
  [{ cards: ['삼성카드'], cash: true }, 'cash'],
])('"price type defaults to cash", unless %j state cards only: %s', (terms, way) => {
  expect(wayOfPaying({ ...defaultTerms, ...terms })).toBe(way)
})
